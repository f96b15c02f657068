import { achievementListSchema, achievementSchema } from '@contract/schemas/achievement';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { MemberTotals } from '../../../src/domain/achievements/totals';
import { totalsInSnapshot, totalsRef } from '../../../src/repos/progress';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';
import { TRIGGER_TIMEOUT_MS } from './trigger-timeout';

type Owner = Pick<Member, 'uid'>;

const responseSchema = z.object({ newAchievements: z.array(achievementSchema) });

/** Returns the ids of the achievements that a call unlocked. */
export async function unlockedAchievementIds(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  return responseSchema.parse(await response.json()).newAchievements.map(({ id }) => id);
}

export async function totalsOf({ uid }: Owner, database = db): Promise<MemberTotals> {
  const { unlockedAt: _unlockedAt, ...totals } = totalsInSnapshot(
    await totalsRef(database, uid).get(),
  );
  return totals;
}

/** Changes a member's totals, as if the member had done what the totals count. */
export const setTotals = ({ uid }: Owner, totals: Partial<MemberTotals>) =>
  totalsRef(db, uid).set(totals, { merge: true });

/** Returns the ids of the stored achievements. */
export async function readStoredAchievementIds({ uid }: Owner, database = db): Promise<string[]> {
  const { docs } = await database.collection(`users/${uid}/achievements`).get();
  return docs.map(({ id }) => id).sort();
}

export const expectReceivedLikes = (owner: Owner, likes: number): Promise<void> =>
  expect
    .poll(async () => (await totalsOf(owner)).likesReceived, { timeout: TRIGGER_TIMEOUT_MS })
    .toBe(likes);

export const listOwnAchievements = (as: Member) =>
  achievementsIn(call('listOwnAchievements', { as }));
export const listAchievementsOf = ({ uid }: Owner) =>
  call('listAchievementsOf', { params: { userId: uid } });

export async function achievementsIn(response: Promise<Response>) {
  return achievementListSchema.parse(await (await response).json()).achievements;
}
