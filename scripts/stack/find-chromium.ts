import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from './find-on-path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for tests: CHROME_PATH, one on this machine, or Playwright's own; null without one. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const wanted = env['CHROME_PATH'];
  if (wanted) return wanted;
  for (const command of COMMANDS) {
    const found = findOnPath(command, env);
    if (found) return found;
  }
  return [MAC_CHROME, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
