import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL } from '../stack/paths';
import type { CommandContext } from '../stack/run-command';

/** Copies the logs of the test runners, and those of each stack into a folder of its own. */
function keepLogs(folder: string, kept: string): void {
  cpSync(join(folder, 'logs'), kept, { recursive: true });
  for (const stack of readdirSync(folder)) {
    const logs = join(folder, stack, 'logs');
    if (existsSync(logs)) cpSync(logs, join(kept, stack), { recursive: true });
  }
}

/** Creates a folder for this run. Keeps the logs of a failed run in `.local/test-logs`. */
export function createWorkplace({ atEnd }: CommandContext, hasFailed: () => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'boloboard-test-'));
  mkdirSync(join(folder, 'logs'));
  atEnd(() => {
    const kept = join(LOCAL, 'test-logs');
    rmSync(kept, { recursive: true, force: true });
    if (hasFailed()) keepLogs(folder, kept);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
