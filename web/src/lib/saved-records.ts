import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;
/** The saved answers. In `lib`, because the service worker deletes them too. */
export const savedRecords = (): UseStore => (opened ??= createStore('boloboard-saved', 'queries'));

/** The key of the id of the member who was signed in last. */
export const OWNER_KEY = 'owner';

/** The keys of a member's answers start with it and the member's id. */
export const MEMBER_PREFIX = 'member:';

/** Comes after all other characters. */
const LAST = '\uffff';

/** Deletes the answers of all members other than `current`. Returns the last member's id if their answers were deleted, otherwise null. */
export const deleteSavedExceptOf = (current: string | null): Promise<string | null> =>
  savedRecords()('readwrite', async (store) => {
    const owner = await promisifyRequest<string | undefined>(store.get(OWNER_KEY));
    const former = owner === undefined || owner === current ? null : owner;
    if (former !== null) store.delete(OWNER_KEY);
    for (const range of rangesExceptOf(current)) store.delete(range);
    await promisifyRequest(store.transaction);
    return former;
  });

function rangesExceptOf(memberId: string | null): IDBKeyRange[] {
  const end = `${MEMBER_PREFIX}${LAST}`;
  if (memberId === null) return [IDBKeyRange.bound(MEMBER_PREFIX, end)];
  const kept = `${MEMBER_PREFIX}${memberId}-`;
  return [
    IDBKeyRange.bound(MEMBER_PREFIX, kept, false, true),
    IDBKeyRange.bound(`${kept}${LAST}`, end, true, false),
  ];
}
