import { describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createItemErasureRepo } from '../../../src/repos/item-erasure-repo';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';

describe('the erasure of an account', () => {
  it("removes and erases an item whose document cannot be parsed, without changing the member's totals", async () => {
    const db = createOwnDatabase();
    const item = db.doc('items/owl');
    await item.create({ ...itemFieldsToStore({ ownerId: 'ann' }), soldPriceCents: 'ten' });
    const items = createItemErasureRepo(db);
    const ownItems = createOwnItemsRepo(db);
    await items.removeEach(systemWorkFor('ann'), (id) => ownItems.remove(id, 'remove'));
    expect((await item.get()).get('removedAt')).not.toBeNull();
    expect(await db.doc('users/ann').listCollections()).toEqual([]);
    await items.eraseEach(systemWorkFor('ann'), () => Promise.resolve());
    expect((await item.get()).data()).toMatchObject({ ownerId: 'deleted-member', title: '' });
  });

  it("deletes a notification whose document cannot be parsed, and still removes the member's name from other notifications", async () => {
    const db = createOwnDatabase();
    const notifications = db.collection('users/ben/notifications');
    const at = new Date();
    const readable = {
      type: 'other',
      topic: 'comment',
      title: 'New comment',
      message: '@ann wrote',
      isRead: false,
      createdAt: at,
      expiresAt: at,
      itemId: 'owl',
      commentId: 'c1',
      actorId: 'ann',
      actorUsername: 'ann',
      count: 1,
    };
    await notifications.doc('readable').create(readable);
    await notifications.doc('unreadable').create({ actorId: 'ann', type: 'unknown' });
    await createMemberCopiesErasureRepo(db).unnameNotifications(systemWorkFor('ann'));
    const { docs } = await notifications.get();
    expect(docs.map(({ id }) => id)).toEqual(['readable']);
    expect(docs[0]?.data()).toMatchObject({ actorId: null, actorUsername: null });
  });
});
