import { type Achievement, achievementSchema } from '@contract/schemas/achievement';
import { itemsVersionSchema } from '@contract/schemas/items-version';
import * as z from 'zod/mini';
import { type RecordKey, tryInStore } from '../browser-database';

const versionKey = (memberId: string): RecordKey => [memberId, 'sent-version'];
const achievementsKey = (memberId: string): RecordKey => [memberId, 'sent-achievements'];

/**
 * Keeps the items version of a call that the service worker sent, because it has no localStorage. If it cannot, lists may
 * show the call some seconds later.
 */
export const keepSentVersion = (memberId: string, version: string): Promise<unknown> =>
  tryInStore('outbox', 'readwrite', (records) => records.put(version, versionKey(memberId)));

/** Returns what the service worker kept since the last time, or null. */
export const takeSentVersion = async (memberId: string): Promise<string | null> =>
  itemsVersionSchema.safeParse(await taken(versionKey(memberId))).data ?? null;

const responseSchema = z.object({ newAchievements: z.array(achievementSchema) });

const keptIn = (stored: unknown): readonly Achievement[] =>
  z.array(achievementSchema).safeParse(stored).data ?? [];

/**
 * Keeps what a call of the service worker unlocked, because only a page shows it. `answer` is of any call. If it cannot, the
 * member still sees them in their list.
 */
export async function keepSentAchievements(memberId: string, response: unknown): Promise<void> {
  const achievements = responseSchema.safeParse(response).data?.newAchievements ?? [];
  if (achievements.length === 0) return;
  const key = achievementsKey(memberId);
  await tryInStore('outbox', 'readwrite', async (records) => {
    const kept = keptIn(await records.get(key));
    await records.put([...kept, ...achievements], key);
  });
}

/** Returns what was kept since the last time. */
export const takeSentAchievements = async (memberId: string): Promise<readonly Achievement[]> =>
  keptIn(await taken(achievementsKey(memberId)));

const taken = (key: RecordKey): Promise<unknown> =>
  tryInStore('outbox', 'readwrite', async (records) => {
    const kept = await records.get(key);
    if (kept !== undefined) await records.delete(key);
    return kept;
  });
