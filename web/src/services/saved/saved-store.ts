import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { del, entries, get, set } from 'idb-keyval';
import { MEMBER_PREFIX, OWNER_KEY, savedRecords as records } from '@/lib/saved-records';

/** Whose answers these are: a member's id, or null for visitors. */
export type Owner = string | null;

export const prefixOf = (owner: Owner): string =>
  owner === null ? 'visitor' : `${MEMBER_PREFIX}${owner}`;

/** The storage of TanStack's persister. Without IndexedDB it stores nothing. */
export const savedStorage = {
  getItem: async (key: string): Promise<PersistedQuery | undefined> =>
    orUndefined(() => get<PersistedQuery>(key, records())),
  setItem: (key: string, query: PersistedQuery) => orUndefined(() => set(key, query, records())),
  removeItem: (key: string) => orUndefined(() => del(key, records())),
};

/** Returns the member who was signed in last, or null for a visitor. */
export const lastOwner = async (): Promise<Owner> =>
  (await orUndefined(() => get<string>(OWNER_KEY, records()))) ?? null;

export const rememberOwner = (owner: Owner): Promise<void> =>
  orUndefined(() =>
    owner === null ? del(OWNER_KEY, records()) : set(OWNER_KEY, owner, records()),
  );

/** Removes answers older than `maxAgeMs`, and of each owner all but the `max` newest. */
export async function trimSaved(max: number, maxAgeMs: number, now: number): Promise<void> {
  const stored = (await orUndefined(() => entries<string, PersistedQuery>(records()))) ?? [];
  const kept = new Map<string, number>();
  const newestFirst = stored
    .filter(([key]) => key !== OWNER_KEY)
    .sort((one, other) => savedAt(other) - savedAt(one));
  for (const entry of newestFirst) {
    const [key] = entry;
    // '-' and the query's hash follow the prefix of the owner.
    const owner = key.slice(0, key.indexOf('-['));
    const count = (kept.get(owner) ?? 0) + 1;
    kept.set(owner, count);
    if (count > max || now - savedAt(entry) > maxAgeMs) await savedStorage.removeItem(key);
  }
}

const savedAt = ([, { state }]: readonly [string, PersistedQuery]): number => state.dataUpdatedAt;

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
