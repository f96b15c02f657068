import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL } from '../stack/paths';
import type { CommandContext } from '../stack/run-command';

/** Creates a folder for this run. Keeps the logs of a failed run in `.local/test-logs`. */
export function createWorkplace({ atEnd }: CommandContext, hasFailed: () => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'boloboard-test-'));
  mkdirSync(join(folder, 'logs'));
  atEnd(() => {
    const kept = join(LOCAL, 'test-logs');
    rmSync(kept, { recursive: true, force: true });
    if (hasFailed()) cpSync(join(folder, 'logs'), kept, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
