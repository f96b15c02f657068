import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium';
import { PLAYWRIGHT_CLI } from './paths';
import { Problem } from './problem';
import { runWithProgress, type LongStep } from './run';

function aptStep(args: readonly string[]): LongStep {
  return {
    title: `Getting Chromium for the browser tests: apt-get ${args.join(' ')}`,
    command: 'apt-get',
    args,
    advice: 'Chromium could not be installed: set CHROME_PATH to a Chrome or Chromium',
  };
}

const DOWNLOAD: LongStep = {
  title: 'Downloading a Chromium for the browser tests, once',
  command: process.execPath,
  args: [PLAYWRIGHT_CLI, 'install', 'chromium'],
  advice:
    'No Chromium could be downloaded: install one, or set CHROME_PATH to it, then run this again',
};

/** @throws Problem where there is no browser and none can be had */
export async function provideChromium(env = process.env): Promise<string> {
  const found = findChromium(env);
  if (found && existsSync(found)) return found;
  if (found) throw new Problem(`CHROME_PATH names no file: ${found}; correct or unset it.`);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await runWithProgress(aptStep(['update']));
    await runWithProgress(aptStep(['install', '-y', '--no-install-recommends', 'chromium']));
  } else {
    await runWithProgress(DOWNLOAD);
  }
  const installed = findChromium(env);
  if (installed) return installed;
  throw new Problem('No Chromium was found after installing one: set CHROME_PATH to it.');
}
