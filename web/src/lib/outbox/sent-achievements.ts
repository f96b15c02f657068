import { type Achievement, achievementSchema } from '@contract/schemas/achievement';
import { promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { outboxRecords } from './outbox-store';

const keyOf = (memberId: string) => [memberId, 'sent-achievements'];

const answerSchema = z.object({ newAchievements: z.array(achievementSchema) });

const keptIn = (stored: unknown): readonly Achievement[] =>
  z.array(achievementSchema).safeParse(stored).data ?? [];

/** Keeps what a call of the service worker unlocked, because only a page shows it. `answer` is of any call. */
export async function keepSentAchievements(memberId: string, answer: unknown): Promise<void> {
  const achievements = answerSchema.safeParse(answer).data?.newAchievements ?? [];
  if (achievements.length === 0) return;
  try {
    await outboxRecords()('readwrite', async (store) => {
      const kept = keptIn(await promisifyRequest<unknown>(store.get(keyOf(memberId))));
      store.put([...kept, ...achievements], keyOf(memberId));
      return promisifyRequest(store.transaction);
    });
  } catch {
    // They are unlocked. The member sees them in their list.
  }
}

/** Returns what was kept since the last time. */
export async function takeSentAchievements(memberId: string): Promise<readonly Achievement[]> {
  try {
    return await outboxRecords()('readwrite', async (store) => {
      const kept: unknown = await promisifyRequest(store.get(keyOf(memberId)));
      if (kept !== undefined) store.delete(keyOf(memberId));
      return keptIn(kept);
    });
  } catch {
    return [];
  }
}
