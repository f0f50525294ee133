import { execSync } from 'node:child_process';

import { type Browser, chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless one draws the same pages and takes a quarter less time. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function program(): string {
  const look = PROGRAMS.map((name) => `command -v ${name}`).join(' || ');
  return process.env['CHROMIUM'] ?? execSync(look, { encoding: 'utf8' }).trim();
}

/** The system's chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: program(), args: ARGUMENTS });
}
