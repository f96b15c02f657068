/**
 * Writes functions/package-lock.json with the same versions as the root lockfile: `npm run lock:functions`. Therefore
 * the functions run in the cloud with the same versions as in the tests.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asFunctionsLockfile, readLockfile } from './deploy/lockfile';
import { ROOT } from './lib/paths';
import { withTemporaryFolder } from './lib/temporary-folder';
import { runProgram } from './stack/run';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  await withTemporaryFolder(join(tmpdir(), 'boloboard-lock-'), async (folder) => {
    const lockfile = asFunctionsLockfile(readLockfile(join(ROOT, 'package-lock.json')));
    copyFileSync(join(ROOT, 'functions/package.json'), join(folder, 'package.json'));
    copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
    await runProgram('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
      cwd: folder,
      failure: 'npm could not lock the packages. Fix the error above, then try again.',
    });
    copyFileSync(join(folder, 'package-lock.json'), join(ROOT, 'functions/package-lock.json'));
  });
  return 0;
});
