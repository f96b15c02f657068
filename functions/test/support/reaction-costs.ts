import { sharedItemSchema } from './item-list-costs';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

export async function measureLikeCosts(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedItemSchema.parse((await shareMeteredItem(product, member)).body);
  const params = { itemId: shared.item.id };
  const like = () => product.call('likeItem', { cookie, params });
  const unlike = () => product.call('unlikeItem', { cookie, params });
  return [
    ['POST /api/items/:itemId/like', await like()],
    ['POST /api/items/:itemId/like, repeated', await like()],
    ['GET /api/user/likes, 1 like', await product.call('listLikedItems', { cookie })],
    ['DELETE /api/items/:itemId/like', await unlike()],
    ['DELETE /api/items/:itemId/like, repeated', await unlike()],
  ] satisfies CallCost[];
}

export async function measureLinkAndReportCosts(
  product: MeteredProduct,
  owner: MeteredMember,
  { cookie }: MeteredMember,
) {
  const shared = sharedItemSchema.parse((await shareMeteredItem(product, owner, 'Sold fast')).body);
  const params = { itemId: shared.item.id };
  const shareLink = () =>
    product.call('countSharedLink', { cookie, params, json: { shareType: 'email' } });
  const report = () => product.call('reportItem', { cookie, params, json: { reason: 'spam' } });
  return [
    ['POST /api/items/:itemId/share', await shareLink()],
    ['POST /api/items/:itemId/share, repeated', await shareLink()],
    [
      'GET /api/items/:itemId/report-status',
      await product.call('getReportStatus', { cookie, params }),
    ],
    ['POST /api/items/:itemId/report', await report()],
    ['POST /api/items/:itemId/report, repeated', await report()],
  ] satisfies CallCost[];
}
