import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, PROJECT_ID } from '../lib/paths';
import { Problem } from '../lib/problem';
import { replaceFolder } from '../lib/put-in-place';

const EXPORT_NAME = 'firestore_export';
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The parts of the stack whose state is saved. */
export interface SavedParts {
  /** The port of the Firestore emulator. */
  readonly firestore: number;
  /** The port of the Auth emulator. */
  readonly auth: number;
  readonly stripe: { readonly save: (file: string) => void };
}

const STRIPE_FILE = 'stripe.json';

/** Returns the path of the file with the local Stripe's state in the last save. */
export const savedStripePath = (folder: string): string => join(folder, 'saved', STRIPE_FILE);

async function request(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok)
    throw new Problem(`Could not save or load the local data. ${url} returned: ${text}`);
  return text;
}

const authUrl = (port: number, call: string): string =>
  `http://${HOST}:${String(port)}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:${call}`;

/** Returns the path of the metadata file of Firestore's export in the last save, or null if there is none. */
export function savedFirestorePath(folder: string): string | null {
  const metadata = join(folder, 'saved', EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
  return existsSync(metadata) ? metadata : null;
}

/** Adds the saved accounts to the Auth emulator. */
export async function restoreAuth(folder: string, port: number): Promise<void> {
  const file = join(folder, 'saved/accounts.json');
  if (!existsSync(file)) return;
  const { users = [] } = JSON.parse(readFileSync(file, 'utf8')) as { users?: unknown[] };
  if (users.length === 0) return;
  const body = JSON.stringify({ users, allowOverwrite: true });
  await request(authUrl(port, 'batchCreate'), { method: 'POST', headers: OWNER, body });
}

async function exportTo(folder: string, parts: SavedParts): Promise<void> {
  const firestore = `http://${HOST}:${String(parts.firestore)}/emulator/v1/projects/${PROJECT_ID}:export`;
  await request(firestore, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({
      database: `projects/${PROJECT_ID}/databases/(default)`,
      export_directory: folder,
      export_name: EXPORT_NAME,
    }),
  });
  const accounts = await request(authUrl(parts.auth, 'batchGet?maxResults=-1'), { headers: OWNER });
  writeFileSync(join(folder, 'accounts.json'), accounts);
  parts.stripe.save(join(folder, STRIPE_FILE));
}

/**
 * Saves the data of the Firestore emulator, the Auth emulator and the local Stripe. Keeps the previous save until the
 * new save is complete.
 */
export async function saveState(folder: string, parts: SavedParts): Promise<void> {
  const saving = join(folder, 'saving');
  const next = join(saving, 'next');
  rmSync(saving, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await exportTo(next, parts);
  // Moves the previous save into `saving`, then renames the new save to `saved`. If this process is killed between
  // these two steps, the next start finds no saved data.
  replaceFolder(next, join(folder, 'saved'));
  rmSync(saving, { recursive: true });
}
