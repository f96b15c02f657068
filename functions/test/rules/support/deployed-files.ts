import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const firebaseConfig = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
});

export function repositoryPath(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

/** Returns the paths of the rules and the indexes in firebase.json, which `firebase deploy` uses. */
export async function deployedRulesPaths() {
  const text = await readFile(repositoryPath('firebase.json'), 'utf8');
  const { firestore, storage } = firebaseConfig.parse(JSON.parse(text));
  return { firestore: firestore.rules, indexes: firestore.indexes, storage: storage.rules };
}
