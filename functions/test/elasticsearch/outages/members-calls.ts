import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { callAfterItemWrites } from '../../../src/repos/call-after-item-writes';
import { createItemsRepo } from '../../../src/repos/items-repo';
import { newMember } from '../../../src/repos/new-member';
import { createOwnItemsRepo, type EditedFields } from '../../../src/repos/own-items-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import type { createTestDatabaseAndEngine } from '../support/test-database-and-engine';

const OWNER = 'ann';

const EDIT: EditedFields = {
  title: 'Tin owl',
  platform: 'etsy',
  categoryId: null,
  categoryName: null,
  soldPriceCents: 100,
  offerPriceCents: null,
  saleType: 'other',
  purchasePriceCents: null,
  sourceLocation: null,
  soldDate: null,
  isOwnSale: false,
  ebayUrl: null,
};

/** Creates functions that change items like a member. Each change waits for the engine like an API call does. */
export async function createMemberCalls({
  db,
  feed,
}: ReturnType<typeof createTestDatabaseAndEngine>) {
  /** The ids of the changed items. Each id stands for an event that starts the trigger. */
  const events: string[] = [];
  callAfterItemWrites(db, (ids) => {
    events.push(...ids);
    return feed.followNow(ids);
  });
  const items = createItemsRepo(db);
  const ownItems = createOwnItemsRepo(db);
  const member = newMember({ email: 'ann@example.com' }, new Date());
  await createUsersRepo(db).createIfAbsent(systemWorkFor(OWNER), member);
  let submissions = 0;
  return {
    events,
    share: async (itemId: string, isOwnSale = false) => {
      submissions += 1;
      const { updatedAt: _, ...item } = itemRecordLike({ ownerId: OWNER, isOwnSale });
      await items.create({
        itemId,
        item,
        comment: null,
        month: '2026-11',
        n: submissions,
      });
    },
    edit: async (itemId: string) => {
      await ownItems.edit(authorizeForTest({ itemId }), 0, EDIT);
    },
    remove: async (itemId: string) => {
      await ownItems.remove(authorizeForTest({ itemId }), 'keep');
    },
  };
}
