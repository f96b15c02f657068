import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { Problem } from './problem';
import { replaceFolder } from './put-in-place';

/** The folder that Hosting serves. */
export const WEB_DIST = join(ROOT, 'web/dist');

async function runVite(outDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [VITE_CLI, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: join(ROOT, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Problem('The web build failed: mend what is printed above, then run this again.');
}

/** Vite's production build of web/, which appears in its folder whole. */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL, { recursive: true });
  // As deep as web/dist, since source maps name their sources from where they lie.
  const folder = mkdtempSync(join(LOCAL, 'web-build-'));
  try {
    await runVite(folder);
    replaceFolder(folder, WEB_DIST);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
