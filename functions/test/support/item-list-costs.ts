import { itemSchema } from '@contract/schemas/item';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredCall, MeteredProduct } from './metered-product';
import { newestItemsHeaders } from './newest-items';

export const sharedItemSchema = z.object({ item: itemSchema });

async function idsOfShared(product: MeteredProduct, member: MeteredMember, count: number) {
  const ids: string[] = [];
  while (ids.length < count)
    ids.push(sharedItemSchema.parse((await shareMeteredItem(product, member)).body).item.id);
  return ids;
}

/**
 * Measures lists in a new instance. An older instance sometimes syncs the items of the last minute again, which costs
 * more reads.
 */
export async function measureItemListCosts(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const call = await product.startInstance();
  const newest: MeteredCall = (name, sent) =>
    call(name, { ...sent, headers: newestItemsHeaders() });
  const list = () => newest('listItems');
  const fifthPage = () => newest('listItems', { cookie, query: { page: '5', limit: '1' } });
  const samePicture = () => newest('findSamePicture', { cookie, query: { hash: 'a5'.repeat(32) } });
  const ids = await idsOfShared(product, member, 3);
  const like = async () => {
    const liked = { likesCount: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
    for (const id of ids) await product.db.doc(`items/${id}`).update(liked);
  };
  await list();
  await like();
  const params = { itemId: ids[0] ?? '' };
  return [
    ['GET /api/items, after 3 likes', await list()],
    ['GET /api/items, without changes', await list()],
    ['GET /api/items, page 5, premium', await fifthPage()],
    ['GET /api/items, page 5, premium, repeated', await fifthPage()],
    ['GET /api/items/same-picture', await samePicture()],
    ['GET /api/items/categories', await call('listItemCategories')],
    ['GET /api/items/newest', await call('getNewestItemTime')],
    ['GET /api/items/most-liked-month', await call('getMostLikedOfMonth')],
    ['GET /api/items/highest-profit-month', await call('getHighestProfitOfMonth')],
    ['GET /api/items/most-active-seller-month', await call('getMostActiveSellerOfMonth')],
    ['GET /api/items/:itemId', await call('getItem', { params })],
  ] satisfies CallCost[];
}
