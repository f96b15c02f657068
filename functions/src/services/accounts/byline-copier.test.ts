import { describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../lib/authority.test-support';
import type { Byline } from '../../repos/bylines-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { isBylineChanged, createBylineCopier } from './byline-copier';

const NOW = new Date('2026-11-21T12:00:00Z');
const FREE: UserRecord = { ...newMember({ email: 'ann@example.com' }, NOW), username: 'ann_lee' };
const PREMIUM: UserRecord = { ...FREE, subscriptionStatus: 'active' };

/**
 * Returns the bylines that `copy` wrote. The n-th call of `users.get` returns the n-th of `states`. All further calls
 * return the last one.
 */
async function written(states: readonly (UserRecord | null)[]): Promise<Byline[]> {
  const bylines: Byline[] = [];
  let reads = 0;
  await createBylineCopier({
    users: {
      get: async () => {
        reads += 1;
        return states[Math.min(reads, states.length) - 1] ?? null;
      },
    },
    bylines: {
      write: async (_uid, byline) => {
        bylines.push(byline);
      },
    },
    now: () => NOW,
  }).copy(systemWorkFor('ann'));
  return bylines;
}

describe('Bylines.copy', () => {
  it("writes the member's username and badge", async () => {
    expect(await written([FREE])).toMatchObject([{ username: 'ann_lee', isPremiumUser: false }]);
    expect(await written([PREMIUM])).toMatchObject([{ username: 'ann_lee', isPremiumUser: true }]);
  });

  it.each([
    ['no picture', null, null, null],
    ["Google's picture", null, 'https://google.test/ann', 'https://google.test/ann'],
    ["the member's own picture", '/media/ann.webp', 'https://google.test/ann', '/media/ann.webp'],
  ])('writes %s into the byline', async (_which, customProfileImageUrl, profileImageUrl, shown) => {
    const pictured = { ...FREE, customProfileImageUrl, profileImageUrl };
    expect((await written([pictured]))[0]?.profileImageUrl).toBe(shown);
  });

  it.each<[string, Date, boolean]>([
    ['true until', NOW, true],
    ['false after', new Date(NOW.getTime() - 1), false],
  ])(
    'writes isPremiumUser as %s the end date of a canceled plan',
    async (_when, endDate, shows) => {
      const canceled: UserRecord = {
        ...PREMIUM,
        subscriptionStatus: 'canceled',
        subscriptionEndDate: endDate,
      };
      expect((await written([canceled]))[0]?.isPremiumUser).toBe(shows);
    },
  );

  it('writes the byline again when the member changes during the copy', async () => {
    const renamed = { ...PREMIUM, username: 'ann_2' };
    expect(await written([FREE, renamed])).toMatchObject([
      { username: 'ann_lee', isPremiumUser: false },
      { username: 'ann_2', isPremiumUser: true },
    ]);
  });

  it('writes nothing for a member who has no username or is deleted', async () => {
    expect(await written([{ ...FREE, username: null }])).toEqual([]);
    expect(await written([null])).toEqual([]);
    expect(await written([FREE, null])).toHaveLength(1);
  });
});

describe('isBylineChanged', () => {
  it.each<[string, Partial<UserRecord>]>([
    ['username', { username: 'ann_2' }],
    ['picture', { customProfileImageUrl: '/media/ann.webp' }],
    ['picture at Google', { profileImageUrl: 'https://google.test/ann' }],
    ['status of the plan', { subscriptionStatus: 'active' }],
    ['end date of the plan', { subscriptionEndDate: NOW }],
  ])('returns true when the %s changes', (_field, change) => {
    expect(isBylineChanged(FREE, { ...FREE, ...change })).toBe(true);
  });

  it('returns false when only fields change that no byline contains, and when the member had no username before', () => {
    const later = { ...FREE, subscriptionEndDate: new Date(NOW) };
    expect(isBylineChanged(later, { ...FREE, subscriptionEndDate: NOW, firstName: 'Ann' })).toBe(
      false,
    );
    const nameless = { ...FREE, username: null };
    expect(isBylineChanged(nameless, { ...nameless, subscriptionStatus: 'active' })).toBe(false);
    expect(isBylineChanged(nameless, FREE)).toBe(false);
  });
});
