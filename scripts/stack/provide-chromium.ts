import { existsSync } from 'node:fs';
import { PLAYWRIGHT_CLI } from '../lib/paths';
import { Problem } from '../lib/problem';
import { findChromium } from './find-chromium';
import { runWithProgress, type LongStep } from './run';

function aptStep(args: readonly string[]): LongStep {
  return {
    title: `Installing Chromium for the browser tests: apt-get ${args.join(' ')}`,
    command: 'apt-get',
    args,
    advice: 'Could not install Chromium. Set CHROME_PATH to Chrome or Chromium, then try again',
  };
}

const DOWNLOAD: LongStep = {
  title: 'Downloading Chromium for the browser tests, once',
  command: process.execPath,
  args: [PLAYWRIGHT_CLI, 'install', 'chromium'],
  advice:
    'Could not download Chromium. Install Chrome or Chromium, or set CHROME_PATH to it, then try again',
};

/** Returns the path of Chromium. Installs Chromium if necessary. Throws a Problem if the installation fails. */
export async function provideChromium(env = process.env): Promise<string> {
  const found = await findChromium(env);
  if (found && existsSync(found)) return found;
  if (found)
    throw new Problem(
      `CHROME_PATH is ${found}, which does not exist. Change or unset it, then try again.`,
    );
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await runWithProgress(aptStep(['update']));
    await runWithProgress(
      aptStep(['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
    );
  } else {
    await runWithProgress(DOWNLOAD);
  }
  const installed = await findChromium(env);
  if (installed) return installed;
  throw new Problem(
    'Could not find Chromium after installing it. Set CHROME_PATH to it, then try again.',
  );
}
