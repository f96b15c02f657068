import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { NOBODY, type RecordKey, tryRunInStore } from '@/lib/browser-database';

/** The owner of saved responses: a member's id, or null for visitors. */
export type ResponseOwner = string | null;

export const ownerKeyPrefix = (owner: ResponseOwner): string => owner ?? NOBODY;

/**
 * Converts a key of TanStack Query to the key of a record. TanStack's key consists of the owner's prefix, '-', and the
 * hash of the query, which starts with '['.
 */
function keyOf(key: string): RecordKey {
  const end = key.indexOf('-[');
  return [key.slice(0, end), key.slice(end + 1)];
}

/** The storage for TanStack Query's persister. Without IndexedDB, it stores nothing. */
export const savedResponseStorage = {
  getItem: async (key: string): Promise<PersistedQuery | undefined> =>
    (await tryRunInStore('saved-answers', 'readonly', (records) => records.get(keyOf(key)))) as
      PersistedQuery | undefined,
  setItem: (key: string, query: PersistedQuery): Promise<unknown> =>
    tryRunInStore('saved-answers', 'readwrite', (records) => records.put(query, keyOf(key))),
  removeItem: (key: string): Promise<void> =>
    tryRunInStore('saved-answers', 'readwrite', (records) => records.delete(keyOf(key))),
};

/**
 * Returns the members who were signed in last. There can be more than one, because a tab of an older version may have
 * stored another member.
 */
async function lastMembers(): Promise<string[]> {
  const keys = await tryRunInStore('last-member', 'readonly', (records) => records.getAllKeys());
  return (keys ?? []).map(([memberId]) => memberId);
}

/** Returns the member who was signed in last. Returns null for a visitor, or if more than one member is stored. */
export async function lastOwner(): Promise<ResponseOwner> {
  const [memberId = null, ...others] = await lastMembers();
  return others.length === 0 ? memberId : null;
}

/** Returns whether the stored last members of this browser include a member other than the current one. */
export const hasFormerMember = async (current: ResponseOwner): Promise<boolean> =>
  (await lastMembers()).some((memberId) => memberId !== current);

export const storeLastOwner = (owner: ResponseOwner): Promise<void> =>
  tryRunInStore('last-member', 'readwrite', async (records) => {
    await records.clear();
    if (owner !== null) await records.put(true, [owner]);
  });

/**
 * Deletes responses that are older than `maxAgeMs`. Of the remaining ones, keeps only the `max` newest responses of
 * each owner.
 */
export async function trimSavedResponses(
  max: number,
  maxAgeMs: number,
  now: number,
): Promise<void> {
  await tryRunInStore('saved-answers', 'readwrite', async (records) => {
    const keys = await records.getAllKeys();
    const queries = await records.getAll();
    const kept = new Map<string, number>();
    const newestFirst = keys
      .map((key, index) => ({
        key,
        savedAt: (queries[index] as PersistedQuery).state.dataUpdatedAt,
      }))
      .sort((one, other) => other.savedAt - one.savedAt);
    for (const { key, savedAt } of newestFirst) {
      const count = (kept.get(key[0]) ?? 0) + 1;
      kept.set(key[0], count);
      if (count > max || now - savedAt > maxAgeMs) await records.delete(key);
    }
  });
}
