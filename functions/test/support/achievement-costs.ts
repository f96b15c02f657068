import { sharedItemSchema } from './item-list-costs';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

/** Measures three likes by the member, and lists of achievements. The first measured like unlocks an achievement. */
export async function measureAchievementCosts(
  product: MeteredProduct,
  owner: MeteredMember,
  { cookie, uid }: MeteredMember,
) {
  await product.db.doc(`users/${uid}/progress/totals`).set({ likesGiven: 8 }, { merge: true });
  const like = async () => {
    const { item } = sharedItemSchema.parse((await shareMeteredItem(product, owner)).body);
    return product.call('likeItem', { cookie, params: { itemId: item.id } });
  };
  await like();
  return [
    ['POST /api/items/:itemId/like, earning an achievement', await like()],
    ['POST /api/items/:itemId/like, the next one', await like()],
    ['POST /api/items/:itemId/like, later', await like()],
    [
      'GET /api/user/achievements, 2 achievements',
      await product.call('listOwnAchievements', { cookie }),
    ],
    [
      'GET /api/user/:userId/achievements, 1 achievement',
      await product.call('listAchievementsOf', { params: { userId: owner.uid } }),
    ],
    [
      'GET /api/user/:userId/achievements, free',
      await product.call('listAchievementsOf', { params: { userId: uid } }),
    ],
  ] satisfies CallCost[];
}
