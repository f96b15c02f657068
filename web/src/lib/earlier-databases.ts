import { type IDBPDatabase, openDB } from 'idb';
import { runExclusively } from './run-exclusively';

/** A record of an earlier database after its conversion to the current format. */
export interface MovedRecord<Store extends string = EarlierStore> {
  readonly store: Store;
  readonly key: [owner: string, ...rest: string[]];
  readonly value: unknown;
}

type EarlierStore =
  'outbox' | 'drafts' | 'comment-drafts' | 'saved-answers' | 'last-member' | 'shared-screenshots';

interface EarlierDatabase {
  readonly database: string;
  readonly store: string;
  /** Converts a record to the current format. Returns null if the app no longer uses such records. */
  readonly moved: (key: IDBValidKey, value: unknown) => MovedRecord | null;
}

/**
 * The databases of version 1.1 and before, in which each kind of data had its own database. Data that the member may be
 * waiting for comes first.
 */
const EARLIER: readonly EarlierDatabase[] = [
  { database: 'boloboard-outbox', store: 'outbox', moved: withSameKey('outbox') },
  { database: 'boloboard-drafts', store: 'drafts', moved: withSameKey('drafts') },
  { database: 'boloboard-comment-drafts', store: 'drafts', moved: withSameKey('comment-drafts') },
  {
    database: 'boloboard-shared-screenshots',
    store: 'screenshots',
    moved: (key, value) => {
      if (typeof key !== 'string') return null;
      const { memberId = '', ...screenshot } = value as { readonly memberId?: string };
      return { store: 'shared-screenshots', key: [memberId, key], value: screenshot };
    },
  },
  { database: 'boloboard-saved', store: 'queries', moved: movedResponse },
];

function withSameKey(store: EarlierStore): EarlierDatabase['moved'] {
  return (key, value) =>
    Array.isArray(key) ? { store, key: key as MovedRecord['key'], value } : null;
}

/**
 * Converts a record of 'boloboard-saved'. The record with the key 'owner' contains the id of the member who was signed
 * in last. All other records are saved responses. Their keys are 'visitor-{hash}' or 'member:{memberId}-{hash}', with
 * the hash of the query.
 */
function movedResponse(key: IDBValidKey, value: unknown): MovedRecord | null {
  if (typeof key !== 'string') return null;
  if (key === 'owner') return { store: 'last-member', key: [String(value)], value: true };
  const [, owner, hash] = /^(?:visitor|member:(.+?))-(\[.*)$/s.exec(key) ?? [];
  return hash === undefined ? null : { store: 'saved-answers', key: [owner ?? '', hash], value };
}

/**
 * The maximum wait for a database, in milliseconds. If one tab hangs, the records of the other databases must still be
 * moved.
 */
const PATIENCE_MS = 3000;

/**
 * Passes the records of the earlier databases to `add`, and deletes the records that `add` has stored. Tabs of the
 * earlier version can still write to these databases. If a move fails, its records stay for the next start. The empty
 * databases stay, too, because deleting a database would wait until the earlier tabs close, and would then delete what
 * these tabs have written meanwhile.
 */
export async function moveEarlierRecords(
  add: (records: readonly MovedRecord[]) => Promise<void>,
): Promise<void> {
  const work = async () => {
    for (const earlier of EARLIER)
      await inEarlier(earlier, (database) => moveFrom(earlier, database, add)).catch(
        () => undefined,
      );
  };
  await runExclusively('boloboard-move', work, AbortSignal.timeout(PATIENCE_MS)).catch(
    () => undefined,
  );
}

/**
 * Deletes records from the earlier databases if `isDeleted` returns true for them. `isDeleted` gets the store and the
 * owner that the record would have after the move.
 */
export async function deleteEarlierRecords(
  isDeleted: (store: EarlierStore, owner: string) => boolean,
): Promise<void> {
  const deletions = EARLIER.map((earlier) =>
    inEarlier(earlier, (database) => deleteFrom(earlier, database, isDeleted)),
  );
  const results = await Promise.allSettled(deletions);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function deleteFrom(
  { store, moved }: EarlierDatabase,
  database: IDBPDatabase,
  isDeleted: (store: EarlierStore, owner: string) => boolean,
): Promise<void> {
  const { store: records, done } = database.transaction(store, 'readwrite');
  const [keys, values] = await Promise.all([records.getAllKeys(), records.getAll()]);
  for (const [index, key] of keys.entries()) {
    const record = moved(key, values[index]);
    if (record && isDeleted(record.store, record.key[0])) await records.delete(key);
  }
  await done;
}

async function moveFrom(
  earlier: EarlierDatabase,
  database: IDBPDatabase,
  add: (records: readonly MovedRecord[]) => Promise<void>,
): Promise<void> {
  const { store, moved } = earlier;
  const { store: records } = database.transaction(store);
  const [keys, values] = await Promise.all([records.getAllKeys(), records.getAll()]);
  if (keys.length === 0) return;
  await add(keys.flatMap((key, index) => moved(key, values[index]) ?? []));
  await removeUnchanged(database, store, keys, values);
  // Moves the records that an open tab of the earlier version has changed or added since the last step. If such a
  // record stayed in both databases, it would return after the member has discarded it.
  await moveFrom(earlier, database, add);
}

/** Runs `work` with an earlier database. Does nothing if this browser does not have the database. */
async function inEarlier(
  { database, store }: EarlierDatabase,
  work: (database: IDBPDatabase) => Promise<void>,
): Promise<void> {
  const earlier = await openExistingDatabase(database);
  if (!earlier) return;
  try {
    if (earlier.objectStoreNames.contains(store)) await work(earlier);
  } finally {
    earlier.close();
  }
}

/**
 * Deletes the records that have not changed since `values` were read. Keeps the changed records, which `moveFrom` then
 * moves again.
 */
async function removeUnchanged(
  earlier: IDBPDatabase,
  store: string,
  keys: readonly IDBValidKey[],
  values: readonly unknown[],
): Promise<void> {
  const { store: records, done } = earlier.transaction(store, 'readwrite');
  for (const [index, key] of keys.entries())
    if (textOf(await records.get(key)) === textOf(values[index])) await records.delete(key);
  await done;
}

const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Blob ? [part.type, part.size] : part,
  );

/** Opens a database of this site. Returns null if there is no database with this name. */
export async function openExistingDatabase(name: string): Promise<IDBPDatabase | null> {
  const found = { isNew: false };
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, _from, _to, transaction) => {
        found.isNew = true;
        // Aborts the upgrade. Otherwise the browser would create the database.
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (found.isNew) return null;
    throw error;
  }
}
