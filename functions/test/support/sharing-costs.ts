import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import { itemFieldsToStore } from './item-fields-to-store';
import { sharedItemSchema } from './item-list-costs';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { createSmallPng } from './small-png';
import { storeSubmissions } from './store-submissions';

export async function measureScreenshotCosts(product: MeteredProduct, { cookie }: MeteredMember) {
  const recognize = (form: FormData) => product.call('autoExtract', { cookie, form });
  const picture = new FormData();
  picture.set('image', new File([new Uint8Array(await createSmallPng())], 'sold.png'));
  const words = new FormData();
  words.set('image', new File(['just words'], 'sold.png'));
  return [
    ['POST /api/ocr/auto-extract', await recognize(picture)],
    ['POST /api/ocr/auto-extract, no image', await recognize(words)],
  ] satisfies CallCost[];
}

export async function measureSharingCosts(product: MeteredProduct, member: MeteredMember) {
  const share = (comment?: string) => shareMeteredItem(product, member, comment);
  const first = await share();
  const commented = await share('With a comment');
  // Stores so many submissions that only one of the month's free submissions is left. The member has already shared two
  // items.
  await storeSubmissions(product.db, member, { first: 3, last: FREE_SUBMISSIONS_PER_MONTH - 1 });
  return [
    ['POST /api/items/screenshot, free', first],
    ['POST /api/items/screenshot, free, with a comment', commented],
    ['POST /api/items/screenshot, free, the 20th', await share()],
    ['POST /api/items/screenshot, free, the 21st', await share()],
  ] satisfies CallCost[];
}

export async function measureOwnItemCosts(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedItemSchema.parse((await shareMeteredItem(product, member)).body);
  const params = { itemId: shared.item.id };
  const headers = { 'if-match': '"0"' };
  const edit = (title: string) =>
    product.call('editItem', { cookie, params, headers, json: { title } });
  const remove = () => product.call('deleteItem', { cookie, params });
  return [
    ['PATCH /api/user/items/:itemId', await edit('Brass owl')],
    ['PATCH /api/user/items/:itemId, edited meanwhile', await edit('Tin owl')],
    ['DELETE /api/user/items/:itemId', await remove()],
    ['DELETE /api/user/items/:itemId, repeated', await remove()],
    ['DELETE /api/user/items/:itemId, an own sale', await removeOwnSale(product, member)],
  ] satisfies CallCost[];
}

async function removeOwnSale(product: MeteredProduct, { cookie, uid }: MeteredMember) {
  const sale = product.db.collection('items').doc();
  await sale.create(itemFieldsToStore({ ownerId: uid, isOwnSale: true, purchasePriceCents: 100 }));
  return product.call('deleteItem', { cookie, params: { itemId: sale.id } });
}
