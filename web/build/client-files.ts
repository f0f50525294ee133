import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not part of what a browser keeps: what it gets instead of a file, and what it never asks for by itself. */
const NOT_KEPT = /\.(?:br|gz)$|^(?:sw\.js|licenses\.md|fonts-license\.txt|rules\/)/;
const KEPT = /^engines\/.*\.gz$/;

/** The files of the client in these folders, the later ones first, by their paths with hashes of their contents. */
export function clientFiles(folders: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(join(folder, '/').length).replaceAll('\\', '/');
      if (!entry.isFile() || (NOT_KEPT.test(path) && !KEPT.test(path))) continue;
      found[path] = createHash('sha256').update(readFileSync(full)).digest('hex').slice(0, 16);
    }
  }
  return Object.fromEntries(Object.entries(found).sort());
}
