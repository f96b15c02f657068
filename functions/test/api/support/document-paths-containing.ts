import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readAllDocuments } from '../../support/all-documents';
import { db } from './environment';

/** The collections that may still name a deleted member: deletions, ids of sent mails, and rate limits that expire. */
const EXPECTED = /^(accountDeletions|mails|rateLimits)\//;

/**
 * Returns the paths of all documents that contain one of the texts, without those of the collections that may still
 * name a deleted member.
 */
export async function documentPathsContaining(texts: readonly string[]): Promise<string[]> {
  const documents = await readAllDocuments(db);
  const paths = documents.filter((it) => contains(it, texts)).map(({ ref }) => ref.path);
  return paths.filter((path) => !EXPECTED.test(path)).sort();
}

const contains = (document: QueryDocumentSnapshot, texts: readonly string[]): boolean => {
  const all = document.ref.path + JSON.stringify(document.data());
  return texts.some((text) => all.includes(text));
};
