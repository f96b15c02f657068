import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { announceUpdate } from './app-updates';
import { type MovedRecord, moveEarlierRecords } from './earlier-databases';

const DATABASE = 'boloboard';
/**
 * The version of the database. Raise it when a store is added or removed, or when the previous version of the app could
 * not read what this version stores. Tabs and the service worker of the previous version can then no longer open the
 * database.
 */
export const DATABASE_VERSION = 4;

/** The key of a record. It starts with the id of the record's owner: a member, or `NOBODY`. */
export type RecordKey = [owner: string, ...rest: string[]];
/** The owner of records that belong to visitors, and of screenshots that another app shared. */
export const NOBODY = '';

/**
 * How a session ends:
 * - signed-out: the member pressed the button that signs out, which asks before it deletes queued calls
 * - logout-link: the member opened `/api/logout`, which cannot ask
 * - ended-elsewhere: the session expired or was ended on another device, or another member signed in
 */
export type SessionEnd = 'signed-out' | 'logout-link' | 'ended-elsewhere';

/**
 * What happens to the records of a store when a session ends:
 * - keep: the records stay, and only their member sees them
 * - delete: the records of the member whose session ended are deleted
 * - delete-members: the records of all members except the signed-in one are deleted
 * - delete-all: all records are deleted, including those that belong to nobody
 * - assign: the records that belong to nobody become records of the member whose session ended
 */
type WhenForgotten = 'keep' | 'delete' | 'delete-members' | 'delete-all' | 'assign';

interface Store {
  /** How long records of the store stay in the browser while the session lasts, in words. */
  readonly lifetime: string;
  readonly whenForgotten: Readonly<Record<SessionEnd, WhenForgotten>>;
}

const ALWAYS_DELETED = {
  'signed-out': 'delete-members',
  'logout-link': 'delete-members',
  'ended-elsewhere': 'delete-members',
} as const;

/** What happens to a member's typed texts when the member's session ends. */
const TYPED = {
  'signed-out': 'delete',
  'logout-link': 'delete',
  'ended-elsewhere': 'keep',
} as const;

/** The stores of the database. No other store can be opened. docs/architecture.md has the same table. */
export const STORES = {
  /** The unfinished sale of the share form, with its picture. */
  drafts: { lifetime: 'until shared or discarded', whenForgotten: TYPED },
  'comment-drafts': { lifetime: 'until posted or emptied', whenForgotten: TYPED },
  /** Queued calls, their files, and the results of calls that the service worker sent. */
  outbox: {
    lifetime: 'until sent or discarded',
    whenForgotten: { ...TYPED, 'logout-link': 'keep' },
  },
  /** Saved responses, which are shown if the server does not respond. */
  'saved-answers': {
    lifetime: '14 days, 150 per member or for visitors',
    whenForgotten: ALWAYS_DELETED,
  },
  /**
   * The key contains the id of the member who was signed in last. The value is true. There can be a second record only
   * if a tab of an earlier version has stored it.
   */
  'last-member': { lifetime: 'until the next member signs in', whenForgotten: ALWAYS_DELETED },
  /**
   * The key contains the ids of a member and of a payment after which the member was welcomed to Premium. The value is
   * true.
   */
  'welcomed-payments': { lifetime: 'one per payment', whenForgotten: ALWAYS_DELETED },
  /** The number of unread notifications, for the badge of the app's icon. */
  'unread-counts': { lifetime: 'until the next count', whenForgotten: ALWAYS_DELETED },
  /**
   * A record means that its member gets push notifications in this browser. The service worker shows notifications only
   * to members with a record.
   */
  'push-devices': { lifetime: 'until push is turned off here', whenForgotten: ALWAYS_DELETED },
  /** Screenshots that another app shared, for the share form. */
  'shared-screenshots': {
    lifetime: 'until used or discarded, or a day',
    whenForgotten: {
      'signed-out': 'delete-all',
      'logout-link': 'delete-all',
      'ended-elsewhere': 'assign',
    },
  },
} as const satisfies Record<string, Store>;

export type StoreName = keyof typeof STORES;
export const STORE_NAMES = Object.keys(STORES) as StoreName[];

type Schema = Record<StoreName, { key: RecordKey; value: unknown }>;
type Mode = 'readonly' | 'readwrite';
export type StoreRecords<M extends Mode = 'readwrite'> = IDBPObjectStore<
  Schema,
  StoreName[],
  StoreName,
  M
>;
type Transaction<M extends Mode> = IDBPTransaction<Schema, StoreName[], M>;

/** Returns the range that contains all records of an owner. The owner is a member or nobody. */
export const recordRangeOf = (owner: string): IDBKeyRange =>
  IDBKeyRange.bound([owner], [owner, []]);

/**
 * Runs `work` with a store in one transaction. Works in pages and in the service worker. If `work` rejects, nothing is
 * written. Also rejects if the browser has no IndexedDB or no space. `work` may await only requests to the store.
 */
export const runInStore = <T, M extends Mode>(
  name: StoreName,
  mode: M,
  work: (records: StoreRecords<M>) => Promise<T>,
): Promise<T> =>
  connection().then((database) =>
    transact(database, [name], mode, (transaction) => work(transaction.objectStore(name))),
  );

/** Like `runInStore`, but resolves to undefined instead of rejecting. */
export const tryRunInStore = <T, M extends Mode>(
  ...args: Parameters<typeof runInStore<T, M>>
): Promise<T | undefined> => runInStore(...args).catch(() => undefined);

/** Like `runInStore` with write access, but resolves to false instead of rejecting, and to true after a success. */
export const tryWriteInStore = (
  name: StoreName,
  work: (records: StoreRecords) => Promise<unknown>,
): Promise<boolean> =>
  runInStore(name, 'readwrite', work).then(
    () => true,
    () => false,
  );

/** Like `runInStore`, but with all stores in one transaction. */
export const runInAllStores = <T>(
  work: (recordsIn: (name: StoreName) => StoreRecords) => Promise<T>,
): Promise<T> =>
  connection().then((database) =>
    transact(database, STORE_NAMES, 'readwrite', (transaction) =>
      work((name) => transaction.objectStore(name)),
    ),
  );

/**
 * Moves records that tabs of an earlier version have stored since this tab started, so that later reads find these
 * records.
 */
export async function moveRecordsOfOldVersionTabs(): Promise<void> {
  await moveInto(await connection());
}

const moveInto = (database: IDBPDatabase<Schema>): Promise<void> =>
  moveEarlierRecords((records) => addMoved(database, records));

let opened: Promise<IDBPDatabase<Schema>> | undefined;
let current: IDBPDatabase<Schema> | undefined;

function connection(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    // Offers a reload, because a tab of a later version has upgraded the database.
    if (hasName(error, 'VersionError')) announceUpdate();
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(DATABASE, DATABASE_VERSION, {
    upgrade: createStores,
    blocking: (_version, laterVersion) => {
      opened = undefined;
      database.close();
      // `laterVersion` is null if the browser deletes the database.
      if (laterVersion !== null) announceUpdate();
    },
    terminated: () => (opened = undefined),
  });
  current = database;
  await moveInto(database);
  return database;
}

function createStores(database: IDBPDatabase<Schema>): void {
  const existing = [...database.objectStoreNames];
  for (const name of existing) if (!STORE_NAMES.includes(name)) database.deleteObjectStore(name);
  for (const name of STORE_NAMES) if (!existing.includes(name)) database.createObjectStore(name);
}

async function transact<T, M extends Mode>(
  database: IDBPDatabase<Schema>,
  names: StoreName[],
  mode: M,
  work: (transaction: Transaction<M>) => Promise<T>,
): Promise<T> {
  const transaction = await begun(database, names, mode);
  // Prevents an unhandled rejection of `done`. If the transaction fails, `work` rejects, too.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

async function begun<M extends Mode>(
  database: IDBPDatabase<Schema>,
  names: StoreName[],
  mode: M,
): Promise<Transaction<M>> {
  try {
    return database.transaction(names, mode);
  } catch (error) {
    if (!hasName(error, 'InvalidStateError')) throw error;
    // The browser has closed the connection, which Safari does not always report. The next call opens the database
    // again.
    if (database === current) opened = undefined;
    return (await connection()).transaction(names, mode);
  }
}

const hasName = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** Aborts a transaction. Otherwise IndexedDB would commit what was written before the error. */
function abort(transaction: Transaction<Mode>): void {
  try {
    transaction.abort();
  } catch {
    // The transaction is already aborted.
  }
}

/**
 * Adds records that were moved from an earlier database. Does not replace a record that this version of the app has
 * saved. Replaces a record that was moved before, because a tab of the earlier version has changed it after the move.
 */
const addMoved = (
  database: IDBPDatabase<Schema>,
  moved: readonly MovedRecord<StoreName>[],
): Promise<void> =>
  transact(database, STORE_NAMES, 'readwrite', async (transaction) => {
    for (const { store, key, value } of moved) {
      const records = transaction.objectStore(store);
      const kept = await records.get(key);
      if (kept === undefined || isMoved(kept)) await records.put(marked(value), key);
    }
  });

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Marks a record as moved. When the app saves the record again, the record loses this mark, because the schemas of the
 * features drop unknown fields.
 */
const marked = (value: unknown): unknown => (isObject(value) ? { ...value, isMoved: true } : value);
const isMoved = (value: unknown): boolean => isObject(value) && 'isMoved' in value;
