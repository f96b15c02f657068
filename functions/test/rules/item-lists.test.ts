import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor, browserOf } from './support/actors';
import { createRulesEnvironment } from './support/environment';

describe('firestore.rules for item lists', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('lists');
  });
  afterAll(() => environment.cleanup());

  const dbAs = (actor: Actor) => browserOf(environment, actor).firestore();
  const itemsAs = (actor: Actor) => dbAs(actor).collection('items');
  const withoutAdmin = ACTORS.filter((actor) => actor !== 'admin');

  it('let an owner list their own items in any state', async () => {
    const own = await assertSucceeds(itemsAs('owner').where('ownerId', '==', 'owner').get());
    expect(own.docs.map((item) => item.id).sort()).toEqual([
      'expired',
      'hidden',
      'incomplete',
      'live',
      'removed',
    ]);
  });

  it('let an owner page through their own items', async () => {
    const byDate = itemsAs('owner').where('ownerId', '==', 'owner').orderBy('addedAt', 'desc');
    const first = await assertSucceeds(byDate.limit(1).get());
    const last = first.docs[0];
    if (!last) throw new Error('The owner has no item');
    await assertSucceeds(byDate.startAfter(last).limit(1).get());
  });

  it('let an admin page through all items', async () => {
    const byDate = itemsAs('admin').orderBy('addedAt', 'desc');
    await assertSucceeds(byDate.startAfter(new Date()).limit(1).get());
  });

  it.each(withoutAdmin.filter((actor) => actor !== 'owner'))(
    "do not let the actor %s list another member's items",
    async (actor) => {
      await assertFails(itemsAs(actor).where('ownerId', '==', 'owner').get());
      await assertFails(itemsAs(actor).where('ownerId', 'in', ['owner', actor]).get());
    },
  );

  it.each(withoutAdmin)(
    'do not let the actor %s request a page of all items, even a page of one item',
    async (actor) => {
      const byDate = itemsAs(actor).orderBy('addedAt', 'desc');
      await assertFails(byDate.limit(1).get());
      await assertFails(byDate.startAfter(new Date()).limit(1).get());
    },
  );

  it.each(withoutAdmin)('do not let the actor %s list all live items', async (actor) => {
    const live = itemsAs(actor).where('removedAt', '==', null).where('hiddenAt', '==', null);
    await assertFails(live.where('expiresAt', '>', new Date()).limit(1).get());
  });

  const groups = [
    'items',
    'comments',
    'likes',
    'notifications',
    'usage',
    'favorites',
    'pushTokens',
  ];
  describe.each(groups)('the collection group %s', (group) => {
    it.each(ACTORS)('cannot be queried by the actor %s', async (actor) => {
      await assertFails(dbAs(actor).collectionGroup(group).get());
    });
  });
});
