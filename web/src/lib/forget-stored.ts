import {
  inAllStores,
  moveFromEarlierTabs,
  NOBODY,
  type Records,
  recordsOf,
  type SessionEnd,
  STORE_NAMES,
  type StoreName,
  STORES,
} from './browser-database';
import { deleteEarlierRecords } from './earlier-databases';
import { endPush } from './end-push';
import { deleteFirebaseSignIn } from './firebase-stores';
import { deletePictures } from './stored-pictures';

/** If the storage of a browser hangs, members can still sign in. */
const PATIENCE_MS = 5000;

/** `current` is the id of the member who is signed in now, or null. */
export type EndedSession =
  | { readonly end: Exclude<SessionEnd, 'ended-elsewhere'>; readonly memberId: string }
  | { readonly end: 'ended-elsewhere'; readonly current: string | null };

export const currentOf = (ended: EndedSession): string | null =>
  ended.end === 'ended-elsewhere' ? ended.current : null;

/**
 * Deletes what this browser stores of members whose session has ended, in pages and in the service worker: records, as the table
 * of stores says, seen pictures, push notifications and, unless another member is signed in, the sign-in with Firebase.
 */
export const forgetStored = (ended: EndedSession): Promise<void> =>
  inTime(
    Promise.all([
      tried(() => tell(ended, forgetAfterMove(ended))),
      // What cannot be moved must not stay there.
      tried(() => forgetEarlier(ended)),
      tried(deletePictures),
      tried(() => endPush(currentOf(ended))),
      currentOf(ended) === null && tried(deleteFirebaseSignIn),
    ]),
  );

/**
 * Called before a store's records are deleted, to delete what the module keeps in memory of members for whom `isForgotten`
 * returns true. `deleted` resolves when the records are deleted, and never rejects.
 */
type OnForgotten = (isForgotten: (memberId: string) => boolean, deleted: Promise<void>) => void;

const listeners = new Map<StoreName, Set<OnForgotten>>();

/** Returns a function that ends this. */
export function whenForgotten(store: StoreName, listener: OnForgotten): () => void {
  const added = listeners.get(store) ?? new Set();
  listeners.set(store, added.add(listener));
  return () => added.delete(listener);
}

/** Deletes the records only. All or, if it rejects, none. */
export const forgetRecords = (ended: EndedSession): Promise<void> =>
  tell(ended, deleteRecords(ended));

async function forgetAfterMove(ended: EndedSession): Promise<void> {
  await moveFromEarlierTabs().catch(() => undefined);
  await deleteRecords(ended);
}

/** Leaves what the next start assigns, and the name of the member to whom. */
const forgetEarlier = (ended: EndedSession): Promise<void> =>
  deleteEarlierRecords((store, owner) => {
    if (store === 'last-member' && ended.end === 'ended-elsewhere') return false;
    return forgottenIn(store, ended)?.(owner) ?? false;
  });

/** Calls the listeners before it waits, because IndexedDB may fail or hang. */
async function tell(ended: EndedSession, deleted: Promise<void>): Promise<void> {
  const settled = deleted.catch(() => undefined);
  for (const store of STORE_NAMES) {
    const isForgotten = forgottenIn(store, ended);
    if (isForgotten) listeners.get(store)?.forEach((listener) => listener(isForgotten, settled));
  }
  await deleted;
}

function forgottenIn(store: StoreName, ended: EndedSession) {
  switch (STORES[store].whenForgotten[ended.end]) {
    case 'delete':
      return (memberId: string) => 'memberId' in ended && memberId === ended.memberId;
    case 'delete-members':
      return (memberId: string) => memberId !== NOBODY && memberId !== currentOf(ended);
    case 'delete-all':
      return () => true;
    case 'keep':
    case 'assign':
      return null;
  }
}

const deleteRecords = (ended: EndedSession): Promise<void> =>
  inAllStores(async (recordsIn) => {
    const memberIds =
      ended.end === 'ended-elsewhere'
        ? await formerMembers(recordsIn('last-member'), ended.current)
        : [ended.memberId];
    for (const store of STORE_NAMES) await forgetIn(store, recordsIn(store), memberIds, ended);
  });

/** Returns the members who were signed in last, except the current one. */
const formerMembers = async (records: Records, current: string | null): Promise<string[]> =>
  (await records.getAllKeys()).map(([memberId]) => memberId).filter((id) => id !== current);

async function forgetIn(
  store: StoreName,
  records: Records,
  memberIds: readonly string[],
  ended: EndedSession,
): Promise<void> {
  switch (STORES[store].whenForgotten[ended.end]) {
    case 'keep':
      return;
    case 'delete':
      for (const memberId of memberIds) await records.delete(recordsOf(memberId));
      return;
    case 'delete-members':
      for (const range of membersExcept(currentOf(ended))) await records.delete(range);
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

async function assignTo(memberIds: readonly string[], records: Records): Promise<void> {
  const [memberId, ...others] = memberIds;
  if (memberId === undefined) return;
  // They can belong to either member, and may show something private.
  if (others.length > 0) return records.delete(recordsOf(NOBODY));
  for (const key of await records.getAllKeys(recordsOf(NOBODY))) {
    const [, ...rest] = key;
    await records.put(await records.get(key), [memberId, ...rest]);
    await records.delete(key);
  }
}

async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn("Could not delete a part of a former member's data.", error);
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
