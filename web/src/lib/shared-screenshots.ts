import type { Receipt } from '@contract/rules/start-address';
import { createStore, delMany, entries, keys, setMany, type UseStore } from 'idb-keyval';
import { selectSharedFiles } from './shared-files';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A screenshot that another app shared, as the service worker stores it until a form takes it. */
export interface SharedScreenshotRecord {
  /** A copy, because the file on disk may be deleted. */
  readonly bytes: Blob;
  readonly name: string;
  readonly lastModified: number;
  /** From 1. Its place among the screenshots that were shared together. */
  readonly position: number;
  readonly of: number;
  /** Set when the session of this member has ended. From then on, only this member sees the screenshot. */
  readonly memberId?: string | undefined;
}

let opened: UseStore | undefined;
/** Sorted by age. The keys start with the time of receipt. */
export const sharedScreenshotRecords = (): UseStore =>
  (opened ??= createStore('boloboard-shared-screenshots', 'screenshots'));

const keyOf = (now: number, index: number) => `${now}-${String(index).padStart(2, '0')}`;

/** A screenshot that nobody used for a day is forgotten, because it may show personal information. */
export const isForgotten = (key: string, now: number): boolean =>
  now - Number.parseInt(key, 10) > DAY_MS;

/** Stores screenshots for the share form. Rejects if the browser refuses to store them. */
export async function addSharedScreenshots(files: readonly File[], now: number): Promise<Receipt> {
  const records = sharedScreenshotRecords();
  const found = await keys<string>(records);
  const forgotten = found.filter((key) => isForgotten(key, now));
  await delMany(forgotten, records);
  const { kept, receipt } = selectSharedFiles(files, found.length - forgotten.length);
  await setMany(
    kept.map((file, index): [string, SharedScreenshotRecord] => [
      keyOf(now, index),
      {
        bytes: new Blob([file], { type: file.type }),
        name: file.name,
        lastModified: file.lastModified,
        position: index + 1,
        of: kept.length,
      },
    ]),
    records,
  );
  return receipt;
}

/** Assigns the screenshots that wait now to a member whose session has ended. */
export async function keepScreenshotsFor(memberId: string): Promise<void> {
  const records = sharedScreenshotRecords();
  const stored = await entries<string, SharedScreenshotRecord>(records);
  const unowned = stored.filter(([, record]) => record.memberId === undefined);
  await setMany(
    unowned.map(([key, record]): [string, SharedScreenshotRecord] => [
      key,
      { ...record, memberId },
    ]),
    records,
  );
}
