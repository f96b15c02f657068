import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './environment';

/** What may name a deleted member: the deletion, ids of sent mails, limits that end by themselves, and records of tests. */
const EXPECTED = /^(accountDeletions|mails|rateLimits|testTriggerMarks)\//;

/** Returns the paths of all documents that contain one of the texts, except those that may. */
export async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const groups = new Set<string>();
  await addGroups(groups);
  const found: string[] = [];
  for (const group of groups) {
    const { docs } = await db.collectionGroup(group).get();
    found.push(...docs.filter((it) => contains(it, texts)).map(({ ref }) => ref.path));
  }
  return [...new Set(found)].filter((path) => !EXPECTED.test(path)).sort();
}

/** Below each collection, one document of each kind shows which collections exist. */
async function addGroups(groups: Set<string>): Promise<void> {
  for (const collection of await db.listCollections()) {
    groups.add(collection.id);
    const documents = await collection.listDocuments();
    const nested = await Promise.all(documents.map((it) => it.listCollections()));
    for (const { id } of nested.flat()) groups.add(id);
  }
  groups.add('actors');
}

const contains = (document: QueryDocumentSnapshot, texts: readonly string[]): boolean => {
  const all = document.ref.path + JSON.stringify(document.data());
  return texts.some((text) => all.includes(text));
};
