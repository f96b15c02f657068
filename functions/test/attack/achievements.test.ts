import { describe, expect, it } from 'vitest';
import { readStoredAchievementIds } from '../api/support/achievements';
import { send } from '../api/support/api';
import { createMember } from '../api/support/member';

describe("another member's achievements", () => {
  it.each([
    '..%2Fusers',
    'a%2Fprogress%2Ftotals',
    '__proto__',
    '%00',
    'x'.repeat(129),
    '%E2%80%AE',
  ])('return 400 for the invalid id %s', async (userId) => {
    expect((await send('GET', `/api/user/${userId}/achievements`)).status).toBe(400);
  });

  it('stay hidden when their owner is a free member, even when the request claims a premium plan or another uid', async () => {
    const [free, reader] = await Promise.all([createMember(), createMember({ premium: true })]);
    const path = `/api/user/${free.uid}/achievements`;
    const query = new URLSearchParams({ isPremium: 'true', uid: reader.uid }).toString();
    expect((await send('GET', `${path}?${query}`, { as: reader })).status).not.toBe(200);
    expect((await send('GET', path, { as: reader })).status).toBe(403);
    expect((await send('GET', path, { as: free })).status).toBe(403);
  });
});

describe('an achievement', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'cannot be changed with a %s request',
    async (method) => {
      const member = await createMember();
      const json = { achievementId: 'shares-500', unlockedAt: new Date().toISOString() };
      for (const path of ['/api/user/achievements', `/api/user/${member.uid}/achievements`])
        expect([404, 405]).toContain((await send(method, path, { as: member, json })).status);
      expect(await readStoredAchievementIds(member)).toEqual([]);
    },
  );
});
