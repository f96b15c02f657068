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
  // The browser makes no requests of its own, such as those for extensions, components and synced data.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser opens no dialogs at its first start.
  '--no-first-run',
  // The browser requests pages by TCP only, not by HTTP/3 over UDP.
  '--disable-quic',
  // The browser draws pages on the CPU, and does not emulate a graphics card for WebGL.
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/** Returns the path of a browser: CHROME_PATH, an installed browser, or Playwright's own. Returns null if there is none. */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string | null> {
  const wanted = env['CHROME_PATH'];
  if (wanted) return wanted;
  for (const command of COMMANDS) {
    const found = findOnPath(command, env);
    if (found) return found;
  }
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  // Loading Playwright takes half a second, and only its own browser needs it.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Returns Playwright's options to launch Chromium. Chromium cannot use its sandbox as root, so the sandbox is off then. */
export async function chromiumLaunch(env: NodeJS.ProcessEnv): Promise<LaunchOptions> {
  const executablePath = await findChromium(env);
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
  };
}
