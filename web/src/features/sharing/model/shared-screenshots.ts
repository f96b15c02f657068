import { clear, entries, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import {
  isForgotten,
  sharedScreenshotRecords,
  type SharedScreenshotRecord,
} from '@/lib/shared-screenshots';

/** A screenshot that another app shared and that no form has taken yet. */
export interface SharedScreenshot {
  readonly key: string;
  readonly file: File;
  /** From 1. Its place among the screenshots that were shared together. */
  readonly position: number;
  readonly of: number;
}

const recordSchema: z.ZodMiniType<SharedScreenshotRecord> = z.object({
  bytes: z.instanceof(Blob),
  name: z.string(),
  lastModified: z.number(),
  position: z.number(),
  of: z.number(),
  memberId: z.optional(z.string()),
});

/** Returns the oldest screenshot for a member, or null if there is none or if it cannot be read. */
export async function nextSharedScreenshot(
  memberId: string,
  now: number,
): Promise<SharedScreenshot | null> {
  try {
    const stored = await entries<string, unknown>(sharedScreenshotRecords());
    for (const [key, kept] of stored) {
      const record = recordSchema.safeParse(kept).data;
      if (!record || isForgotten(key, now)) continue;
      if (record.memberId === undefined || record.memberId === memberId)
        return withFile(key, record);
    }
  } catch {
    // The browser may refuse IndexedDB.
  }
  return null;
}

function withFile(key: string, record: SharedScreenshotRecord): SharedScreenshot {
  const { bytes, name, lastModified, position, of } = record;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  return { key, file, position, of };
}

/** Removes a screenshot. Returns false if another tab has taken it. */
export async function takeSharedScreenshot(key: string): Promise<boolean> {
  return sharedScreenshotRecords()('readwrite', async (store) => {
    const found = await promisifyRequest(store.count(key));
    store.delete(key);
    await promisifyRequest(store.transaction);
    return found > 0;
  }).catch(() => false);
}

/** Removes all screenshots, for signing out. */
export const clearSharedScreenshots = (): Promise<void> =>
  clear(sharedScreenshotRecords()).catch(() => undefined);
