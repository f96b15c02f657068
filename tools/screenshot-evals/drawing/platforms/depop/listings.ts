import { randomLabel } from '../../labels';
import { personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown } from '../../pieces/amount-breakdowns';
import { trackingLine } from '../../pieces/buyer';
import { chatBubble, smallTalk } from '../../pieces/chats';
import { labelledFact, soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  DEPOP_TABS,
  listingDescription,
  sizeConditionAndBrand,
  depopLogo,
  shopLine,
} from './facts';

const photo = ({ item, random }: Scene, over = '') =>
  `<div style="height:${String(random.between(200, 400))}px;position:relative;overflow:hidden">${productPhoto(item, random)}${over}</div>`;

const soldWord = ({ random }: Scene) =>
  `<span class="over s14" style="${random.pick(['left:12px;top:12px', 'right:12px;bottom:12px', 'left:0;right:0;bottom:0;text-align:center;border-radius:0'])}">${random.pick(['SOLD', 'Sold', 'sold'])}</span>`;

/** Draws a listing. All texts below the photo are in random order. */
function mixedProduct(scene: Scene): string {
  const { random } = scene;
  const blocks = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene), maybe(random, 0.4, shippingNote(scene))),
    `<div class="s13 m">${sizeConditionAndBrand(scene)}</div>`,
    maybe(random, 0.5, `<div class="row s13">${roundPortrait(random, 28)}${shopLine(scene)}</div>`),
    maybe(random, 0.5, `<div class="s13">${listingDescription(scene)}</div>`),
  );
  return phonePage(scene, {
    bar: appBar('', { buttons: ['share', 'heart'] }),
    body: `${photo(scene, soldWord(scene))}<div class="pad col">${blocks}</div>${maybe(random, 0.5, shelfOfOtherItems(scene, { heading: 'You might also like' }))}`,
    below: maybe(random, 0.6, tabBar(DEPOP_TABS, 1)),
  });
}

/** Draws a listing with the seller at the top, and the title and the price above the photo. */
function wordsAbove(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${icon('back')}${roundPortrait(random, 30)}<div class="s14">${shopLine(scene)}</div></div>`,
    body: `<div class="pad col">${listingTitle(scene)}${priceHeadline(scene, random.pick(['left', 'right', 'none']))}</div>${photo(scene, soldWord(scene))}<div class="row pad">${icon('heart')}${icon('chat')}<span class="s13 m">${String(random.between(2, 400))} likes</span></div><div class="padx s13">${listingDescription(scene)}</div>`,
  });
}

/** Draws the buyer's receipt. */
function buyerReceipt(scene: Scene): string {
  const { random, item, order } = scene;
  const parts = [
    `<div class="row top">${productThumbnail(item, random, [80, 100], 2)}<div class="grow col g2">${listingTitle(scene)}<div class="s13 m">${sizeConditionAndBrand(scene)}</div></div></div>`,
    `<div>${buyerCostBreakdown(scene, { price: random.pick(['price', 'itemTotal']), marked: true, forBuyer: true })}</div>`,
    `<div>${labelledFact(scene, 'orderDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}</div>`,
    maybe(
      random,
      0.7,
      `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
    ),
  ].filter((part) => part !== '');
  return phonePage(scene, {
    bar: appBar(random.pick(['Receipt', 'Purchase', 'Order']), { centred: true }),
    body: `<div class="pad col g16">${inAnyOrder(random, ...parts)}<div class="s13">Bought from <b>@${scene.seller}</b></div></div>`,
  });
}

/** Draws a sold item on the mobile site. */
function soldOnSite(scene: Scene): string {
  const { random } = scene;
  return mobileBrowserPage(scene, {
    host: random.pick(['depop.com', 'www.depop.com']),
    body: `<div class="row pad">${depopLogo}<span class="grow"></span>${icon('search')}${icon('menu')}</div>${photo(scene, soldWord(scene))}<div class="pad col">${inAnyOrder(random, listingTitle(scene), priceHeadline(scene, randomStruckSide(scene)), `<div class="s13 m">${sizeConditionAndBrand(scene)}</div>`)}<div class="button plain">${random.pick(['Sold', 'Item sold', 'Shop similar'])}</div></div>`,
  });
}

/** Draws the buyer's chat with the seller. */
function chatWithSeller(scene: Scene): string {
  const { random, item } = scene;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${icon('back')}${roundPortrait(random, 30)}<b class="s15">${scene.seller}</b></div>`,
    body: `<div class="row top soft pad">${productThumbnail(item, random, [64, 64], 4)}<div class="grow col g2">${listingTitle(scene)}${priceHeadline(scene)}<div class="s12 m">Purchased ${soldDay(scene)}</div></div></div><div class="pad col">${chatBubble(smallTalk(scene), true)}${chatBubble(smallTalk(scene))}</div>`,
  });
}

/** Draws the page on which a buyer follows the delivery of a purchase. */
function delivery(scene: Scene): string {
  const { random, item } = scene;
  return phonePage(scene, {
    bar: appBar(random.pick(['Track order', 'Delivery']), { lead: 'close' }),
    body: `<div class="pad col"><div class="s20 b">${random.pick(['Delivered', 'In transit', 'On its way'])}</div><div class="s14">${trackingLine(scene)}</div><div class="s13 m">${randomLabel(scene, 'paidDay')} ${soldDay(scene)}</div></div><div class="rule"></div><div class="row top pad">${productThumbnail(item, random, [100, 120], 2)}<div class="grow col g4">${inAnyOrder(random, listingTitle(scene), priceHeadline(scene), `<div class="s12 m">${sizeConditionAndBrand(scene)}</div>`)}</div></div><div class="pad s14">${addressOf(scene)}</div>`,
  });
}

export const DEPOP_LISTING_TEMPLATES = templatesOf('depop', 'buyer-mobile', {
  'mixed-product': mixedProduct,
  'words-above': wordsAbove,
  'buyer-receipt': buyerReceipt,
  'sold-on-site': soldOnSite,
  'chat-with-seller': chatWithSeller,
  delivery,
});
