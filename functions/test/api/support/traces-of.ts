import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rows } from '../../../src/repos/collections/collections';
import { db } from './environment';

/** What may name a deleted member: the deletion, ids of sent mails, and limits that end by themselves. */
const EXPECTED = /^(accountDeletions|mails|rateLimits)\//;

/**
 * Returns the paths of all documents that contain one of the texts, except those that may. Reads the collections of the table: to look
 * for others, the emulator would go over all documents once for each document.
 */
export async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of new Set(rows.map(([, row]) => row.id))) {
    const { docs } = await db.collectionGroup(id).get();
    found.push(...docs.filter((it) => contains(it, texts)).map(({ ref }) => ref.path));
  }
  return found.filter((path) => !EXPECTED.test(path)).sort();
}

const contains = (document: QueryDocumentSnapshot, texts: readonly string[]): boolean => {
  const all = document.ref.path + JSON.stringify(document.data());
  return texts.some((text) => all.includes(text));
};
