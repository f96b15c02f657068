import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';

/** The shell without a user interface first, because tests take a third less CPU time in it (ADR 0072). */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Prevents background requests, first-run dialogs, and a process that would emulate a graphics card. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/** Returns CHROME_PATH, an installed browser or Playwright's own; null if there is none. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const wanted = env['CHROME_PATH'];
  if (wanted) return wanted;
  for (const command of COMMANDS) {
    const found = findOnPath(command, env);
    if (found) return found;
  }
  return [MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Chromium cannot use its sandbox when it runs as root. */
export function chromiumLaunch(env: NodeJS.ProcessEnv): LaunchOptions {
  const executablePath = findChromium(env);
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  };
}
