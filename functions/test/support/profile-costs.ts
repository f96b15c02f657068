import { sharedItemSchema } from './item-list-costs';
import { createMeteredMember, type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredCall, MeteredProduct } from './metered-product';
import { newestItemsHeaders } from './newest-items';

async function createNamed(product: MeteredProduct, username: string): Promise<MeteredMember> {
  const member = await createMeteredMember(product);
  await product.call('setUsername', { cookie: member.cookie, json: { username } });
  return member;
}

async function costsOfOwnProfile(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  ids: string[],
) {
  const setBio = () => product.call('setBio', { cookie, json: { bio: 'Flips since 2009' } });
  const hideFees = () => product.call('changeShareSettings', { cookie, json: { hidesFees: true } });
  const pin = (itemId = '') => product.call('pinItem', { cookie, params: { itemId } });
  const unpin = () => product.call('unpinItem', { cookie, params: { itemId: ids[0] ?? '' } });
  const [first, , , fourth] = ids;
  const costs = [
    ['PUT /api/user/bio', await setBio()],
    ['PUT /api/user/bio, repeated', await setBio()],
    ['PATCH /api/user/share-settings', await hideFees()],
    ['PATCH /api/user/share-settings, repeated', await hideFees()],
    ['PUT /api/user/pins/:itemId', await pin(first)],
    ['PUT /api/user/pins/:itemId, repeated', await pin(first)],
  ] satisfies CallCost[];
  for (const id of ids.slice(1, 3)) await pin(id);
  return [
    ...costs,
    ['PUT /api/user/pins/:itemId, a fourth one', await pin(fourth)],
    ['DELETE /api/user/pins/:itemId', await unpin()],
  ] satisfies CallCost[];
}

async function costsOfFavorites(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  seller: MeteredMember,
) {
  const params = { userId: seller.uid };
  const add = () => product.call('addFavorite', { cookie, params });
  return [
    ['POST /api/user/favorites/:userId', await add()],
    ['POST /api/user/favorites/:userId, repeated', await add()],
    [
      'GET /api/user/favorites/:userId/check',
      await product.call('checkFavorite', { cookie, params }),
    ],
    ['GET /api/user/favorites, 1 favorite', await product.call('listFavorites', { cookie })],
    [
      'DELETE /api/user/favorites/:userId',
      await product.call('removeFavorite', { cookie, params }),
    ],
  ] satisfies CallCost[];
}

/** Measures the calls one after another. The product must be empty. */
export async function measureProfileCosts(product: MeteredProduct): Promise<CallCost[]> {
  const seller = await createNamed(product, 'seller_1');
  const fan = await createNamed(product, 'fan_of_owls');
  for (const { uid } of [seller, fan])
    await product.db.doc(`users/${uid}`).update({ subscriptionStatus: 'active' });
  await product.db.doc(`profiles/${seller.uid}`).update({ isPremiumUser: true });
  const ids: string[] = [];
  while (ids.length < 4)
    ids.push(sharedItemSchema.parse((await shareMeteredItem(product, seller)).body).item.id);
  const own = await costsOfOwnProfile(product, seller, ids);
  const call = await product.startInstance();
  const newest: MeteredCall = (name, sent) =>
    call(name, { ...sent, headers: newestItemsHeaders() });
  const params = { username: 'seller_1' };
  /**
   * Requests a profile after a list of items, so that the instance already has the items in memory when the request is
   * measured.
   */
  const getProfile = (sent: Parameters<MeteredCall>[1]) =>
    product.withClockStopped(async () => {
      await newest('listItems');
      return call('getProfile', sent);
    });
  return [
    ['GET /api/user/profile/:username, 4 items, 2 pinned', await getProfile({ params })],
    [
      'GET /api/user/profile/:username, page 5, premium',
      await getProfile({ params, cookie: fan.cookie, query: { page: '5' } }),
    ],
    [
      'GET /api/user/profile/:username, nobody',
      await getProfile({ params: { username: 'nobody' } }),
    ],
    ['GET /api/user/profile/:username/stats', await call('getProfileStats', { params })],
    ...own,
    ...(await costsOfFavorites(product, fan, seller)),
  ];
}
