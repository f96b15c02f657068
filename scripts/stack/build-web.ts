import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, VITE_CLI } from './paths';
import { Problem } from './problem';

/** The folder that Hosting serves. */
export const WEB_DIST = join(ROOT, 'web/dist');

/** Vite's production build of web/. */
export async function buildWeb(): Promise<void> {
  const child = spawn(process.execPath, [VITE_CLI, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Problem('The web build failed: mend what is printed above, then run this again.');
}
