import { collections } from '../../src/repos/collections/collections';
import { sharedItemSchema } from './item-list-costs';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { measureAppealCosts } from './appeal-costs';
import { createMeteredAdmin } from './moderation-costs';

/** Measures the calls with which admins act on a reported item or comment. */
export async function measureHidingCosts(
  product: MeteredProduct,
  owner: MeteredMember,
  reporter: MeteredMember,
) {
  const { cookie } = await createMeteredAdmin(product);
  const shared = sharedItemSchema.parse((await shareMeteredItem(product, owner, 'Sold fast')).body);
  const itemId = shared.item.id;
  const json = { reason: 'spam' };
  const as = { cookie: reporter.cookie, json };
  const { docs: comments } = await collections.comments.in(product.db, { itemId }).get();
  await product.call('reportItem', { ...as, params: { itemId } });
  const commentId = comments[0]?.id ?? '';
  await product.call('reportComment', { ...as, params: { itemId, commentId } });
  const { docs } = await collections.reports.in(product.db).where('itemId', '==', itemId).get();
  const numberOf = (isComment: boolean) =>
    docs.map((it) => it.data()).find((it) => (it.commentId !== null) === isComment)?.number ?? '';
  const act = (name: Parameters<MeteredProduct['call']>[0], isComment = false) =>
    product.call(name, {
      cookie,
      params: { reportId: numberOf(isComment) },
      ...(name !== 'getReportPicture' && { json: { reviewNotes: '' } }),
    });
  const call = 'admin/reports/:reportId';
  return [
    [`GET /api/${call}/picture`, await act('getReportPicture')],
    [`PUT /api/${call}/hide`, await act('hideReportedItem')],
    [`PUT /api/${call}/hide, repeated`, await act('hideReportedItem')],
    ...(await measureAppealCosts(product, owner, itemId)),
    [`PUT /api/${call}/hide, after that`, await act('hideReportedItem')],
    [`DELETE /api/${call}/hide`, await act('showReportedItem')],
    [`DELETE /api/${call}/comment`, await act('deleteReportedComment', true)],
    [`DELETE /api/${call}/item`, await act('deleteReportedItem')],
    [`DELETE /api/${call}/item, repeated`, await act('deleteReportedItem')],
  ] satisfies CallCost[];
}
