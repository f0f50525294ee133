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

function program(): string {
  const found = () => execSync('command -v chromium || command -v chromium-browser', { encoding: 'utf8' }).trim();
  return process.env['CHROMIUM'] ?? found();
}

/** The system's chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: program(), args: ARGUMENTS });
}
