import { systemWorkFor } from '../../src/lib/authority.test-support';
import { createAdminsRepo } from '../../src/repos/admins-repo';
import { collections } from '../../src/repos/collections/collections';
import type { MeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { createMeteredAdmin } from './moderation-costs';

/** Measures the appeal of the owner of a hidden item, and the decision of another admin to show the item again. */
export async function measureAppealCosts(
  product: MeteredProduct,
  owner: MeteredMember,
  itemId: string,
) {
  const { cookie, uid } = await createMeteredAdmin(product);
  const hidden = (await collections.hiddenItems.doc(product.db, { itemId }).get()).data();
  const params = { rulingId: hidden?.rulingId ?? '' };
  const own = { cookie: owner.cookie, params };
  const decide = () =>
    product.call('decideAppeal', { cookie, params, json: { outcome: 'granted' } });
  const appeal = () => product.call('appeal', { ...own, json: { text: 'It is mine' } });
  const costs = [
    ['GET /api/appeals/:rulingId', await product.call('getOwnRuling', own)],
    ['POST /api/appeals/:rulingId', await appeal()],
    ['POST /api/appeals/:rulingId, repeated', await appeal()],
    ['GET /api/admin/appeals', await product.call('listAppeals', { cookie })],
    ['PATCH /api/admin/appeals/:rulingId', await decide()],
    ['PATCH /api/admin/appeals/:rulingId, repeated', await decide()],
  ] satisfies CallCost[];
  // Removes the admin from the registry, because each later list of members would also read this admin.
  await createAdminsRepo(product.db).forget(systemWorkFor(uid));
  return costs;
}
