import { DAY_MS } from '@contract/rules/durations';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { SHARED_LINK_TARGETS } from '@contract/schemas/link-share';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { storeItems } from '../support/item-list';
import { registerSharedLink, readSharedLinkCountAndIds } from '../support/links';
import { createMember, uniqueName } from '../support/member';

async function storeOne(changes: Parameters<typeof storeItems>[0][number] = {}) {
  const [item] = await storeItems([changes]);
  if (!item) throw new Error('The item was not stored');
  return item;
}

it('a shared link counts once when the member shares the same item to the same target twice', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  for (const target of [...SHARED_LINK_TARGETS, ...SHARED_LINK_TARGETS]) {
    expect((await registerSharedLink(member, item.id, target)).status).toBe(200);
  }
  const { count, ids } = await readSharedLinkCountAndIds(member);
  expect(count).toBe(SHARED_LINK_TARGETS.length);
  expect(ids.map((id) => id.slice(11))).toEqual(
    SHARED_LINK_TARGETS.map((target) => `${item.id}_${target}`).sort(),
  );
});

it('a shared link counts again on the next UTC day, and separately for each member and each item', async () => {
  const [member, other, item, second] = await Promise.all([
    createMember(),
    createMember(),
    storeOne(),
    storeOne(),
  ]);
  await registerSharedLink(member, item.id, 'email');
  // Moves the document of today's shared link to yesterday.
  const links = db.collection(`users/${member.uid}/sharedLinks`);
  const [today] = (await links.get()).docs;
  const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  await links.doc(`${day}_${item.id}_email`).set(today?.data() ?? {});
  await today?.ref.delete();
  await registerSharedLink(member, item.id, 'email');
  await registerSharedLink(member, second.id, 'email');
  await registerSharedLink(other, item.id, 'email');
  expect(await readSharedLinkCountAndIds(member)).toMatchObject({ count: 3 });
  expect(await readSharedLinkCountAndIds(other)).toMatchObject({ count: 1 });
});

it('a shared link expires two days after the start of its UTC day', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  await registerSharedLink(member, item.id, 'whatsapp');
  const [link] = (await db.collection(`users/${member.uid}/sharedLinks`).get()).docs;
  const expiresAt: unknown = link?.get('expiresAt');
  expect(expiresAt).toBeInstanceOf(Timestamp);
  const day = link?.id.slice(0, 10) ?? '';
  expect((expiresAt as Timestamp).toMillis()).toBe(Date.parse(day) + 2 * DAY_MS);
});

it.each([
  ['removed', { removedAt: new Date() }],
  ['hidden', { hiddenAt: new Date() }],
  ['expired', { expiresAt: new Date(Date.now() - 1) }],
])('a shared link gets a 404 and does not count when the item is %s', async (_state, changes) => {
  const [member, item] = await Promise.all([createMember(), storeOne(changes)]);
  const refused = await readError(await registerSharedLink(member, item.id, 'email'));
  expect(refused).toMatchObject({ status: 404, message: ITEM_MISSING_MESSAGE });
  expect((await registerSharedLink(member, uniqueName(), 'email')).status).toBe(404);
  expect(await readSharedLinkCountAndIds(member)).toEqual({ count: 0, ids: [] });
});

it.each([{}, { shareType: 'sms' }, { shareType: ['email'] }, { shareType: 'email', count: 9 }])(
  'a request that counts a shared link gets a 400 when its body is %j',
  async (json) => {
    const [member, item] = await Promise.all([createMember(), storeOne()]);
    const params = { itemId: item.id };
    expect((await call('countSharedLink', { as: member, params, json })).status).toBe(400);
    expect(await readSharedLinkCountAndIds(member)).toEqual({ count: 0, ids: [] });
  },
);
