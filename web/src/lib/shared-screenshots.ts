import { DAY_MS } from '@contract/rules/durations';
import type { Receipt } from '@contract/rules/start-url';
import * as z from 'zod/mini';
import {
  runInStore,
  NOBODY,
  type RecordKey,
  recordRangeOf,
  tryRunInStore,
} from './browser-database';
import { selectSharedFiles } from './shared-files';

/** A screenshot that another app shared, as the service worker stores it until a form takes it. */
const recordSchema = z.object({
  /** A copy of the file's bytes, because the file on disk may be deleted. */
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
  position: z.number(),
  of: z.number(),
});

/** A screenshot that another app shared and that no form has taken yet. */
export interface SharedScreenshot {
  readonly key: RecordKey;
  readonly file: File;
  /** The number of the screenshot among those that were shared together, starting with 1. */
  readonly position: number;
  readonly of: number;
}

/**
 * Returns the key of a screenshot: `NOBODY`, the time of receipt, and the position. When a session ends, the id of its
 * member replaces `NOBODY`. Then only that member sees the screenshot.
 */
const keyOf = (now: number, index: number): RecordKey => [
  NOBODY,
  `${now}-${String(index).padStart(2, '0')}`,
];

const receiptOf = ([, received = '']: RecordKey): number => Number.parseInt(received, 10);

/** Returns whether a screenshot has expired. It expires after a day, because it may show personal information. */
const isExpired = (key: RecordKey, now: number): boolean => now - receiptOf(key) > DAY_MS;

/** Stores screenshots for the share form. Rejects if the browser refuses to store them. */
export const addSharedScreenshots = (files: readonly File[], now: number): Promise<Receipt> =>
  runInStore('shared-screenshots', 'readwrite', async (records) => {
    const found = await records.getAllKeys();
    const expired = found.filter((key) => isExpired(key, now));
    for (const key of expired) await records.delete(key);
    const { kept, receipt } = selectSharedFiles(files, found.length - expired.length);
    for (const [index, file] of kept.entries())
      await records.put(
        {
          bytes: new Blob([file], { type: file.type }),
          name: file.name,
          lastModified: file.lastModified,
          position: index + 1,
          of: kept.length,
        },
        keyOf(now, index),
      );
    return receipt;
  });

/**
 * Returns the oldest screenshot that the member may see and that has not expired. Returns null if there is none, or if
 * the browser cannot read its database.
 */
export async function nextSharedScreenshot(
  memberId: string,
  now: number,
): Promise<SharedScreenshot | null> {
  const [oldest] = (await storedFor(memberId))
    .filter(({ key }) => !isExpired(key, now))
    .sort((one, other) => (String(one.key[1]) < String(other.key[1]) ? -1 : 1));
  return oldest ?? null;
}

async function storedFor(memberId: string): Promise<SharedScreenshot[]> {
  const stored = await tryRunInStore('shared-screenshots', 'readonly', async (records) => {
    const found: [RecordKey, unknown][] = [];
    for (const owner of [NOBODY, memberId])
      for (const key of await records.getAllKeys(recordRangeOf(owner)))
        found.push([key, await records.get(key)]);
    return found;
  });
  return (stored ?? []).flatMap(([key, value]) => {
    const record = recordSchema.safeParse(value).data;
    return record ? withFile(key, record) : [];
  });
}

function withFile(key: RecordKey, record: z.infer<typeof recordSchema>): SharedScreenshot {
  const { bytes, name, lastModified, position, of } = record;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  return { key, file, position, of };
}

/** Removes a screenshot. Returns false if another tab has already taken it. */
export async function takeSharedScreenshot(key: RecordKey): Promise<boolean> {
  const found = await tryRunInStore('shared-screenshots', 'readwrite', async (records) => {
    const count = await records.count(key);
    await records.delete(key);
    return count;
  });
  return found === 1;
}
