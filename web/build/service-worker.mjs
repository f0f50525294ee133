// node service-worker.mjs TARGET [PREFIX=]FOLDER...
//
// Writes TARGET, the finished service worker: the built one, `sw.js` in the first FOLDER, after a list of the files that it
// keeps. They are the files of all FOLDERs, the later ones first, below PREFIX in the client.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

/** What no page asks for by itself, and rules modules, which are kept when a page has asked for them. */
const NOT_KEPT = /^(?:sw\.js|licenses\.md|fonts-license\.txt)$|^modules\/.*\.gz$/;

const digest = (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 16);

/** The files in a folder, by their paths in the client. */
function filesIn(folder, prefix) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const full = join(entry.parentPath, entry.name);
    return [prefix + full.slice(join(folder, '/').length).replaceAll('\\', '/'), full];
  });
}

/** What the service worker keeps, by path, each with a hash of its contents. */
function keptFiles(folders) {
  const found = new Map(folders.flatMap(({ folder, prefix }) => filesIn(folder, prefix)));
  const isPacked = (path) => /\.(?:br|gz)$/.test(path) && found.has(path.slice(0, -3));
  const kept = [...found].filter(([path]) => !NOT_KEPT.test(path) && !isPacked(path)).sort();
  return Object.fromEntries(kept.map(([path, full]) => [path, digest(readFileSync(full))]));
}

const [target, ...words] = argv.slice(2);
const folders = words.map((word) => {
  const [, prefix = '', folder] = /^(?:([\w/]+)=)?(.+)$/.exec(word);
  return { folder, prefix };
});
const files = keptFiles(folders);
const built = readFileSync(join(folders[0].folder, 'sw.js'), 'utf8');
writeFileSync(target, `const CLIENT=${JSON.stringify({ version: digest(JSON.stringify(files)), files })};\n${built}`);
