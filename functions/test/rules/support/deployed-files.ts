import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const firebaseConfig = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
});

/** The absolute path of a file named from the repository's root. */
export function repositoryPath(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

/** The files that `firebase deploy` would ship, as firebase.json names them. */
export async function deployedRulesPaths() {
  const text = await readFile(repositoryPath('firebase.json'), 'utf8');
  const { firestore, storage } = firebaseConfig.parse(JSON.parse(text));
  return { firestore: firestore.rules, indexes: firestore.indexes, storage: storage.rules };
}
