import {
  runInAllStores,
  NOBODY,
  type StoreRecords,
  recordRangeOf,
  type SessionEnd,
  STORE_NAMES,
  type StoreName,
  STORES,
} from './browser-database';

/** A session that has ended. `current` is the id of the member who is signed in now, or null. */
export type EndedSession =
  | { readonly end: Exclude<SessionEnd, 'ended-elsewhere'>; readonly memberId: string }
  | { readonly end: 'ended-elsewhere'; readonly current: string | null };

export const currentMemberOf = (ended: EndedSession): string | null =>
  ended.end === 'ended-elsewhere' ? ended.current : null;

/**
 * Called before records of a store are deleted, so that a module can delete its copies in memory. `isForgotten` returns
 * true for the id of each member whose data is deleted. `deleted` resolves when the records are deleted, and never
 * rejects.
 */
type OnForgotten = (isForgotten: (memberId: string) => boolean, deleted: Promise<void>) => void;

const listeners = new Map<StoreName, Set<OnForgotten>>();

/** Adds a listener for a store. Returns a function that removes the listener. */
export function onRecordsForgotten(store: StoreName, listener: OnForgotten): () => void {
  const added = listeners.get(store) ?? new Set();
  listeners.set(store, added.add(listener));
  return () => added.delete(listener);
}

/**
 * Deletes from the database the records of members whose session has ended. Deletes no cached pictures and closes no
 * push notifications. Waits for `ready` first. If `ready` rejects, deletes no records.
 */
export const deleteRecordsOf = (ended: EndedSession, ready = Promise.resolve()): Promise<void> =>
  tell(
    ended,
    ready.then(() => deleteRecords(ended)),
  );

/** Calls the listeners without waiting for the deletion of the records, because IndexedDB may fail or hang. */
async function tell(ended: EndedSession, deleted: Promise<void>): Promise<void> {
  const settled = deleted.catch(() => undefined);
  for (const store of STORE_NAMES) {
    const isForgotten = ownerToForgetFilter(store, ended);
    if (isForgotten) listeners.get(store)?.forEach((listener) => listener(isForgotten, settled));
  }
  await deleted;
}

/**
 * Returns a function that takes the id of an owner and returns whether the records of this owner in the store are
 * deleted. Returns null if no records in the store are deleted.
 */
export function ownerToForgetFilter(store: StoreName, ended: EndedSession) {
  switch (STORES[store].whenForgotten[ended.end]) {
    case 'delete':
      return (memberId: string) => 'memberId' in ended && memberId === ended.memberId;
    case 'delete-members':
      return (memberId: string) => memberId !== NOBODY && memberId !== currentMemberOf(ended);
    case 'delete-all':
      return () => true;
    case 'keep':
    case 'assign':
      return null;
  }
}

const deleteRecords = (ended: EndedSession): Promise<void> =>
  runInAllStores(async (recordsIn) => {
    const memberIds =
      ended.end === 'ended-elsewhere'
        ? await formerMembers(recordsIn('last-member'), ended.current)
        : [ended.memberId];
    for (const store of STORE_NAMES) await forgetIn(store, recordsIn(store), memberIds, ended);
  });

/** Returns the ids of the members who were signed in last, without the current member. */
const formerMembers = async (records: StoreRecords, current: string | null): Promise<string[]> =>
  (await records.getAllKeys()).map(([memberId]) => memberId).filter((id) => id !== current);

async function forgetIn(
  store: StoreName,
  records: StoreRecords,
  memberIds: readonly string[],
  ended: EndedSession,
): Promise<void> {
  switch (STORES[store].whenForgotten[ended.end]) {
    case 'keep':
      return;
    case 'delete':
      for (const memberId of memberIds) await records.delete(recordRangeOf(memberId));
      return;
    case 'delete-members':
      for (const range of membersExcept(currentMemberOf(ended))) await records.delete(range);
      return;
    case 'delete-all':
      return records.clear();
    case 'assign':
      await assignTo(memberIds, records);
  }
}

function membersExcept(memberId: string | null): IDBKeyRange[] {
  const afterNobody = [NOBODY, []];
  if (memberId === null) return [IDBKeyRange.lowerBound(afterNobody)];
  return [
    IDBKeyRange.bound(afterNobody, [memberId], false, true),
    IDBKeyRange.lowerBound([memberId, []]),
  ];
}

async function assignTo(memberIds: readonly string[], records: StoreRecords): Promise<void> {
  const [memberId, ...others] = memberIds;
  if (memberId === undefined) return;
  // If several members were signed in last, the screenshots can belong to any of them. The screenshots may show
  // something private, so they are deleted.
  if (others.length > 0) return records.delete(recordRangeOf(NOBODY));
  for (const key of await records.getAllKeys(recordRangeOf(NOBODY))) {
    const [, ...rest] = key;
    await records.put(await records.get(key), [memberId, ...rest]);
    await records.delete(key);
  }
}
