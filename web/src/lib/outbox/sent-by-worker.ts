import { type Achievement, achievementSchema } from '@contract/schemas/achievement';
import { itemsVersionSchema } from '@contract/schemas/items-version';
import * as z from 'zod/mini';
import { type RecordKey, tryRunInStore } from '../browser-database';

const versionKey = (memberId: string): RecordKey => [memberId, 'sent-version'];
const achievementsKey = (memberId: string): RecordKey => [memberId, 'sent-achievements'];

/**
 * Stores the items version of a call that the service worker has sent. Uses the browser's database, because the worker
 * has no localStorage. If storing fails, lists may show the change some seconds later.
 */
export const keepSentItemsVersion = (memberId: string, version: string): Promise<unknown> =>
  tryRunInStore('outbox', 'readwrite', (records) => records.put(version, versionKey(memberId)));

/** Returns and removes the items version that the service worker has stored, or returns null. */
export const takeSentItemsVersion = async (memberId: string): Promise<string | null> =>
  itemsVersionSchema.safeParse(await taken(versionKey(memberId))).data ?? null;

const responseSchema = z.object({ newAchievements: z.array(achievementSchema) });

const keptIn = (stored: unknown): readonly Achievement[] =>
  z.array(achievementSchema).safeParse(stored).data ?? [];

/**
 * Stores the achievements that a call unlocked when the service worker sent it, because only pages can show them.
 * `response` can be the response to any call. If storing fails, members still find the achievements in their list.
 */
export async function keepSentAchievements(memberId: string, response: unknown): Promise<void> {
  const achievements = responseSchema.safeParse(response).data?.newAchievements ?? [];
  if (achievements.length === 0) return;
  const key = achievementsKey(memberId);
  await tryRunInStore('outbox', 'readwrite', async (records) => {
    const kept = keptIn(await records.get(key));
    await records.put([...kept, ...achievements], key);
  });
}

/** Returns and removes the stored achievements. */
export const takeSentAchievements = async (memberId: string): Promise<readonly Achievement[]> =>
  keptIn(await taken(achievementsKey(memberId)));

const taken = (key: RecordKey): Promise<unknown> =>
  tryRunInStore('outbox', 'readwrite', async (records) => {
    const kept = await records.get(key);
    if (kept !== undefined) await records.delete(key);
    return kept;
  });
