import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';

/** Commands of browsers, the preferred one first. Tests take a third less CPU time in the headless shell (ADR 0072). */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const FLAGS = [
  // Makes Chromium send no requests for itself, such as requests for extensions, components and synced data.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes Chromium open no dialogs at its first start.
  '--no-first-run',
  // Makes Chromium use only TCP, and not HTTP/3, which uses UDP.
  '--disable-quic',
  // Makes Chromium draw pages on the CPU, without emulating a graphics card for WebGL.
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/**
 * Returns the path of a browser: CHROME_PATH, an installed browser, or Playwright's own. Returns null if there is none.
 */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string | null> {
  const wanted = env['CHROME_PATH'];
  if (wanted) return wanted;
  for (const command of COMMANDS) {
    const found = findOnPath(command, env);
    if (found) return found;
  }
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  // Imports Playwright only here, because the import takes half a second and only Playwright's own browser needs it.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * Returns Playwright's options to launch Chromium. If this process runs as root, the options switch Chromium's sandbox
 * off, because the sandbox does not work as root.
 */
export async function chromiumLaunchOptions(env: NodeJS.ProcessEnv): Promise<LaunchOptions> {
  const executablePath = await findChromium(env);
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
  };
}
