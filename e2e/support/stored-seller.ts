import type { Page } from '@playwright/test';
import { createMember } from './members';
import { changeItem, database, storeItems } from './stored-items';
import { readStoredUid } from './stored-uid';

/** Creates a premium seller with a bio, 3 items and one pinned item. The page stays signed out. */
export async function createSellerWithItems(page: Page) {
  const seller = await createMember(page);
  const { username } = seller;
  const uid = await readStoredUid(seller);
  const items = await storeItems(3, { isOwnSale: true, purchasePriceCents: 100 });
  for (const [index, id] of items.ids.entries())
    await changeItem(id, {
      ownerId: uid,
      username,
      addedAt: new Date(Date.now() - index * 60_000),
    });
  const profile = { bio: 'Flips since 2009', pinnedItemIds: [items.ids[2]], isPremiumUser: true };
  await database().doc(`profiles/${uid}`).update(profile);
  await database().doc(`users/${uid}`).update({ subscriptionStatus: 'active' });
  return { username, items };
}
