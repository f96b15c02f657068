import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, del, entries, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;
const records = (): UseStore => (opened ??= createStore('boloboard-saved', 'queries'));

const OWNER = 'owner';

/** Whose answers these are: a member's id, or null for visitors. */
export type Owner = string | null;

export const prefixOf = (owner: Owner): string => (owner === null ? 'visitor' : `member:${owner}`);

/** The storage of TanStack's persister. Without IndexedDB it stores nothing. */
export const savedStorage = {
  getItem: async (key: string): Promise<PersistedQuery | undefined> =>
    orUndefined(() => get<PersistedQuery>(key, records())),
  setItem: (key: string, query: PersistedQuery) => orUndefined(() => set(key, query, records())),
  removeItem: (key: string) => orUndefined(() => del(key, records())),
};

/** Returns the member who was signed in last, or null for a visitor. */
export const lastOwner = async (): Promise<Owner> =>
  (await orUndefined(() => get<string>(OWNER, records()))) ?? null;

export const rememberOwner = (owner: Owner): Promise<void> =>
  orUndefined(() => (owner === null ? del(OWNER, records()) : set(OWNER, owner, records())));

/** Removes a member's answers. If the member was signed in last, visitors' answers count from now on. */
export async function forgetSaved(memberId: string): Promise<void> {
  const prefix = `${prefixOf(memberId)}-`;
  if ((await lastOwner()) === memberId) await rememberOwner(null);
  await orUndefined(() =>
    records()('readwrite', (store) => {
      // '\uffff' comes after all other characters.
      store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      return promisifyRequest(store.transaction);
    }),
  );
}

/** Removes answers older than `maxAgeMs`, and of each owner all but the `max` newest. */
export async function trimSaved(max: number, maxAgeMs: number, now: number): Promise<void> {
  const stored = (await orUndefined(() => entries<string, PersistedQuery>(records()))) ?? [];
  const kept = new Map<string, number>();
  const newestFirst = stored
    .filter(([key]) => key !== OWNER)
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
