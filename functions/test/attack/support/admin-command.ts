import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');
const TSX = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;

const run = promisify(execFile);

/** Runs `npm run grant-admin` or `revoke-admin` on the emulators of this run. Returns what it prints. */
export async function changeAdmin(action: 'grant' | 'revoke', uid: string): Promise<string> {
  const args = ['--import', TSX, 'scripts/admins.ts', action, '--uid', uid, '--local'];
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.json') };
  return (await run(process.execPath, args, { cwd: ROOT, env })).stdout;
}
