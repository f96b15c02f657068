import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');
const TSX = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;

const run = promisify(execFile);

/**
 * The timeout in milliseconds of a test that runs commands. Each command starts a process that loads firebase-admin,
 * which takes long while other programs run.
 */
export const COMMANDS_TIMEOUT_MS = 180_000;

/** Runs `npm run revoke-admin` on the emulators of this run. Returns its output. */
export async function revokeAdmin(uid: string): Promise<string> {
  const args = ['--import', TSX, 'scripts/admins.ts', 'revoke', '--uid', uid, '--local'];
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.json') };
  return (await run(process.execPath, args, { cwd: ROOT, env })).stdout;
}
