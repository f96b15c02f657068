import { expect, it } from 'vitest';
import { call, readError, send } from '../api/support/api';
import { storeItems } from '../api/support/item-list';
import { like, likedItemIds, readLikeCountAndUids, unlike } from '../api/support/likes';
import { createMember } from '../api/support/member';

async function storeOne() {
  const [item] = await storeItems([{}]);
  if (!item) throw new Error('The item was not stored');
  return item;
}

it('a like is rejected when the session is forged and when another site sends the request', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  const forged = { cookie: '__session=forged.session.cookie' };
  expect((await like(forged, item.id)).status).toBe(401);
  const foreign = await call('likeItem', {
    as: member,
    params: { itemId: item.id },
    headers: { origin: 'https://evil.example' },
  });
  expect((await readError(foreign)).code).toBe('cross_origin');
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
});

it('a like counts only for the member of the session, even when the request names another member', async () => {
  const [member, other, item] = await Promise.all([createMember(), createMember(), storeOne()]);
  await like(other, item.id);
  const path = `/api/items/${item.id}/like`;
  const named = { uid: other.uid, userId: other.uid, likesCount: 999 };
  const query = new URLSearchParams({ uid: other.uid }).toString();
  for (const [method, address] of [
    ['POST', path],
    ['DELETE', path],
    ['DELETE', `${path}?${query}`],
    ['DELETE', `${path}/${other.uid}`],
  ] as const)
    await send(method, address, { as: member, json: named });
  expect(await readLikeCountAndUids(item)).toEqual({ count: 1, uids: [other.uid] });
  expect(await likedItemIds(member)).toEqual([]);
  const asked = await send('GET', `/api/user/likes?${query}`, { as: member });
  expect(await asked.text()).not.toContain(item.id);
});

it('a like is rejected when the id of the item is invalid', async () => {
  const member = await createMember();
  for (const itemId of ['..%2Fusers', 'a%2Flikes%2Fb', '__proto__', '%00'])
    expect((await send('POST', `/api/items/${itemId}/like`, { as: member })).status, itemId).toBe(
      400,
    );
});

it("a member's likes and unlikes are rejected after 200 calls in 10 minutes", async () => {
  const [member, other, item] = await Promise.all([createMember(), createMember(), storeOne()]);
  const statuses: number[] = [];
  for (let n = 0; n < 100; n += 1)
    statuses.push((await like(member, item.id)).status, (await unlike(member, item.id)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await like(member, item.id);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(400);
  expect(await readError(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await unlike(member, item.id)).status).toBe(429);
  expect((await like(other, item.id)).status).toBe(200);
  expect(await readLikeCountAndUids(item)).toEqual({ count: 1, uids: [other.uid] });
});
