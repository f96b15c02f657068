import type { Page } from '@playwright/test';
import type { ScreenshotFile } from './screenshots';

type Key = string | readonly string[];
/**
 * A record of IndexedDB that an earlier version of the app stored. If `file` is given, the value's field `bytes`
 * contains the file as a Blob.
 */
type EarlierRecord = readonly [
  database: string,
  store: string,
  key: Key,
  value: unknown,
  file?: ScreenshotFile,
];

/** The path of a page on the site's origin that does not load the app. */
export const PAGE_WITHOUT_APP = '/robots.txt';

const EMPTY_SALE = {
  soldDate: '',
  isOwnSale: 'false',
  purchasePrice: '',
  sourceLocation: '',
  platform: 'ebay',
  comment: '',
  categoryId: '',
  categoryName: '',
};
const PARTS = { cover: null, focus: null };
const HIDDEN_NAME = { x: 0.1, y: 0.9, width: 0.3, height: 0.05, kind: 'name' };
const WHOLE = [{ x: 0, y: 0, width: 1, height: 1 }];

/** Returns the records of an unfinished sale in the share form: the draft and its picture. */
export const earlierDraftRecords = (
  memberId: string,
  title: string,
  picture: ScreenshotFile,
): readonly EarlierRecord[] => {
  const draft = {
    values: { ...EMPTY_SALE, title, soldPrice: '12' },
    parts: PARTS,
    reading: null,
    guesses: {},
    touched: [],
    attempt: null,
    hidden: [HIDDEN_NAME],
    checked: true,
    itemPart: WHOLE,
    pictureId: 'picture-1',
  };
  const kept = { name: picture.name, lastModified: 7 };
  return [
    ['boloboard-drafts', 'drafts', [memberId, 'draft'], draft],
    ['boloboard-drafts', 'drafts', [memberId, 'picture', 'picture-1'], kept, picture],
  ];
};

/**
 * Returns the records of a queued share: the share and its picture. The share passed all checks, and was sent once
 * without getting a response.
 */
export const earlierQueuedShareRecords = (
  memberId: string,
  title: string,
  picture: ScreenshotFile,
): readonly EarlierRecord[] => {
  const id = crypto.randomUUID();
  const values = { ...EMPTY_SALE, title, soldPrice: '12' };
  const fingerprint = { shown: title, rest: 'rest' };
  const entry = {
    id,
    memberId,
    endpoint: 'shareScreenshot',
    input: { body: { title, soldPrice: '12', isOwnSale: false, platform: 'ebay' } },
    label: title,
    isChecked: true,
    draft: {
      values,
      areas: [],
      parts: PARTS,
      hidesFees: false,
      isExamined: true,
      isAnother: false,
      attempt: { key: id, sent: fingerprint, refused: false },
      fingerprint,
    },
    createdAt: Date.now(),
    state: 'waiting',
    message: null,
    attempts: 1,
    retryAt: 0,
  };
  return [
    ['boloboard-outbox', 'outbox', [memberId, 'entry', id], entry],
    ['boloboard-outbox', 'outbox', [memberId, 'file', id], { name: picture.name }, picture],
  ];
};

/**
 * Returns the records of a queued share in which a name is hidden. A page has to check the share before it can be sent.
 */
export const earlierUncheckedShareRecords = (
  ...share: Parameters<typeof earlierQueuedShareRecords>
): readonly EarlierRecord[] =>
  earlierQueuedShareRecords(...share).map(([database, store, key, value, file]) => {
    if (file) return [database, store, key, value, file];
    const entry = value as { readonly id: string; readonly draft: object };
    const attempt = { key: entry.id, sent: null, refused: false };
    const draft = { ...entry.draft, areas: [HIDDEN_NAME], itemPart: WHOLE, attempt };
    return [database, store, key, { ...entry, isChecked: false, attempts: 0, draft }];
  });

/** Returns the records as version 3 of the database stored them: in the single database `boloboard`. */
export const toSingleDatabaseRecords = (
  records: readonly EarlierRecord[],
): readonly EarlierRecord[] =>
  records.map(([, store, ...record]) => ['boloboard', store, ...record]);

/**
 * Deletes the database of the current version. No page may have the database open, because the deletion would wait for
 * it.
 */
export const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('boloboard');
        deletion.onsuccess = () => resolve();
        deletion.onerror = () =>
          reject(deletion.error ?? new Error('Could not delete the database.'));
      }),
  );

export const earlierCommentDraftRecord = (
  memberId: string,
  itemId: string,
  text: string,
): EarlierRecord => [
  'boloboard-comment-drafts',
  'drafts',
  [memberId, itemId, ''],
  { text, key: null },
];

export const earlierSharedScreenshotRecord = (
  picture: ScreenshotFile,
  memberId?: string,
): EarlierRecord => [
  'boloboard-shared-screenshots',
  'screenshots',
  `${Date.now()}-00`,
  { name: picture.name, lastModified: 7, position: 1, of: 1, ...(memberId && { memberId }) },
  picture,
];

/** Returns the record of a saved response. `hash` is the key of its query. */
export const earlierSavedResponseRecord = (
  memberId: string,
  hash: string,
  saved: unknown,
): EarlierRecord => ['boloboard-saved', 'queries', `member:${memberId}-${hash}`, saved];

export const earlierDataOwnerRecord = (memberId: string): EarlierRecord => [
  'boloboard-saved',
  'queries',
  'owner',
  memberId,
];

/**
 * Stores records as an earlier version of the app did. The connections stay open until the page closes, as in an open
 * tab of the earlier version. A connection to the single database `boloboard` closes when a later version opens the
 * database.
 */
export const storeEarlierRecords = (page: Page, records: readonly EarlierRecord[]): Promise<void> =>
  page.evaluate(
    async (left) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
        });
      for (const { name, store, key, value, file } of left) {
        const isOneDatabase = name === 'boloboard';
        const opening = indexedDB.open(name, isOneDatabase ? 3 : undefined);
        opening.onupgradeneeded = () => {
          // Version 3 of the database had only these two stores. The app creates all other stores when it upgrades the
          // database to version 4.
          for (const created of isOneDatabase ? ['drafts', 'outbox'] : [store])
            opening.result.createObjectStore(created);
        };
        const database = await done(opening);
        if (isOneDatabase) database.onversionchange = () => database.close();
        const records = database.transaction(store, 'readwrite').objectStore(store);
        const bytes = Uint8Array.from(atob(file?.base64 ?? ''), (letter) => letter.charCodeAt(0));
        const blob = file && { bytes: new Blob([bytes], { type: file.mimeType }) };
        await done(records.put(blob ? { ...(value as object), ...blob } : value, key));
      }
    },
    records.map(([name, store, key, value, file]) => ({
      name,
      store,
      key: typeof key === 'string' ? key : [...key],
      value,
      file: file && { mimeType: file.mimeType, base64: file.buffer.toString('base64') },
    })),
  );
