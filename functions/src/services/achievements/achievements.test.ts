import { beforeEach, describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createAchievementsService } from './achievements';

const NOW = new Date('2026-11-21T12:00:00Z');
const FREE = newMember({ email: 'ann@example.com' }, NOW);
const PREMIUM: UserRecord = { ...FREE, subscriptionStatus: 'active' };
const LAPSED: UserRecord = {
  ...FREE,
  subscriptionStatus: 'canceled',
  subscriptionEndDate: new Date(NOW.getTime() - 1),
};

let user: UserRecord | null;
beforeEach(() => (user = PREMIUM));
const achievements = createAchievementsService({
  users: { get: () => Promise.resolve(user) },
  achievements: { listOf: () => Promise.resolve([{ id: 'first-share', unlockedAt: NOW }]) },
  now: () => NOW,
});

describe("the member's own list", () => {
  it('includes descriptions for a premium member', async () => {
    const { achievements: list } = await achievements.listOwn('ann');
    expect(list).toMatchObject([{ title: 'Off the Shelf', achievementLevel: 'bronze' }]);
    expect(list[0]?.description).toContain('first item');
  });

  it.each([
    ['a free member', FREE],
    ['a member whose plan ended', LAPSED],
    ['a member without a record', null],
  ])('includes titles but no descriptions for %s', async (_who, record) => {
    user = record;
    const { achievements: list } = await achievements.listOwn('ann');
    expect(list).toMatchObject([{ title: 'Off the Shelf', description: '' }]);
  });
});

describe("another member's list", () => {
  it('includes descriptions when that member is premium', async () => {
    const { achievements: list } = await achievements.listOf('ann');
    expect(list[0]?.description).toContain('first item');
  });

  it.each([
    ['forbidden', 'a free member', FREE],
    ['forbidden', 'a member whose plan ended', LAPSED],
    ['not_found', 'an unknown member', null],
  ])("is not returned: `listOf` throws '%s' for %s", async (code, _who, record) => {
    user = record;
    expect(await appErrorOf(achievements.listOf('ann'))).toMatchObject({ code });
  });
});
