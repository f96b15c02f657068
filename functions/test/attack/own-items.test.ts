import { ITEM_CHANGE_MAX_BYTES } from '@contract/schemas/item-change';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError, send } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember, type Member } from '../api/support/member';
import { deleteItem, editItem, shareItem } from '../api/support/own-items';

const stored = async (itemId: string) => (await db.doc(`items/${itemId}`).get()).data();

it("a member cannot change another member's item, even when the request names the item's owner", async () => {
  const [owner, attacker] = await Promise.all([createMember(), createMember()]);
  const itemId = await shareItem(owner);
  const before = await stored(itemId);
  const responses = [
    await editItem(attacker, { itemId, change: { title: 'Mine' } }),
    await editItem(attacker, { itemId, change: { title: 'Mine', ownerId: attacker.uid } }),
    await editItem({ cookie: '__session=forged.session.cookie' }, { itemId, change: {} }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 400, 401]);
  expect((await deleteItem(attacker, itemId)).status).toBe(404);
  const query = `?uid=${owner.uid}`;
  const deleted = await send('DELETE', `/api/user/items/${itemId}${query}`, { as: attacker });
  expect(deleted.status).toBe(400);
  const foreign = await call('deleteItem', {
    as: owner,
    params: { itemId },
    headers: { origin: 'https://evil.example' },
  });
  expect((await readError(foreign)).code).toBe('cross_origin');
  expect(await stored(itemId)).toEqual(before);
});

describe('the edit of an item', () => {
  let owner: Member;
  let itemId: string;
  beforeAll(async () => {
    owner = await createMember();
    itemId = await shareItem(owner);
  });

  const expectUnchanged = async () =>
    expect(await stored(itemId)).toMatchObject({ revision: 0, ownerId: owner.uid });

  it.each([
    'ownerId',
    'username',
    'likesCount',
    'removedAt',
    'expiresAt',
    'addedAt',
    'revision',
    'picture',
    'isPremiumUser',
    'categoryName',
    '__proto__',
  ])('is rejected when it changes the field %s', async (field) => {
    const raw = `{"title":"Owl","${field}":"x"}`;
    const response = await call('editItem', {
      as: owner,
      params: { itemId },
      raw,
      headers: { 'if-match': '"0"', 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    await expectUnchanged();
  });

  it.each([
    ['a huge body', { title: 'x'.repeat(ITEM_CHANGE_MAX_BYTES) }, 413],
    ['a list instead of an object', ['title'], 400],
    ['a nested title', { title: { toString: 'x' } }, 400],
    ['a price with an exponent', { soldPrice: '1e9' }, 400],
    ['a price beyond the limit', { soldPrice: '99999999' }, 400],
    ['a price of 7,000 digits', { soldPrice: '9'.repeat(7000) }, 400],
  ])('is rejected when the request has %s', async (_what, change, status) => {
    expect((await editItem(owner, { itemId, change })).status).toBe(status);
    await expectUnchanged();
  });

  it.each(['*', 'W/"0"', '"0", "1"', '0', '""'])(
    'is rejected when the header If-Match is %s',
    async (ifMatch) => {
      const response = await call('editItem', {
        as: owner,
        params: { itemId },
        json: { title: 'Owl' },
        headers: { 'if-match': ifMatch },
      });
      expect(response.status).toBe(400);
      await expectUnchanged();
    },
  );
});

it('an edit with a hostile title stores it as plain text, without control characters and bidirectional marks', async () => {
  const owner = await createMember();
  const itemId = await shareItem(owner);
  const title = '<img src=x onerror=alert(1)>\u202e\0{{7*7}}';
  const { body } = await editItem(owner, { itemId, change: { title } });
  expect(body.item?.title).toBe('<img src=x onerror=alert(1)>{{7*7}}');
});

it('edits and deletions of a member are rejected after 120 calls in 10 minutes', async () => {
  const owner = await createMember();
  const itemId = await shareItem(owner);
  const statuses: number[] = [];
  for (let n = 0; n < 120; n += 1)
    statuses.push((await editItem(owner, { itemId, ifMatch: 'x', change: {} })).status);
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect((await deleteItem(owner, itemId)).status).toBe(429);
  expect((await editItem(owner, { itemId, change: {} })).status).toBe(429);
});
