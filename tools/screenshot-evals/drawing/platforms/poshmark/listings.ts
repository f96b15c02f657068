import { randomLabel } from '../../labels';
import { personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown } from '../../pieces/amount-breakdowns';
import { trackingLine } from '../../pieces/buyer';
import { labelledFact, soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mailOnPhone } from '../../pieces/mails';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote, soldPrice } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { likesLabel, poshmarkLogo, POSHMARK_TABS, sellerLabel, sizeAndBrand } from './facts';

const photo = ({ item, random }: Scene, over = '') =>
  `<div style="height:${String(random.between(190, 350))}px;position:relative;overflow:hidden">${productPhoto(item, random)}${over}</div>`;

/** Draws a listing. All texts below the photo are in random order. */
function mixedCloset(scene: Scene): string {
  const { random } = scene;
  const over = `<span class="over s14" style="left:12px;bottom:12px">${random.pick(['SOLD', 'Sold'])}</span>`;
  const blocks = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene), maybe(random, 0.3, shippingNote(scene))),
    `<div class="s13 m">${sizeAndBrand(scene)}</div>`,
    maybe(random, 0.5, `<div class="s13">${likesLabel(scene)}</div>`),
    maybe(
      random,
      0.5,
      `<div class="row s13">${roundPortrait(random, 26)}${sellerLabel(scene)}</div>`,
    ),
  );
  return phonePage(scene, {
    bar: appBar('', { buttons: ['share', 'more'] }),
    body: `${photo(scene, over)}<div class="pad col">${blocks}</div>${maybe(random, 0.6, shelfOfOtherItems(scene, { heading: 'Similar Listings' }))}`,
    below: maybe(random, 0.6, tabBar(POSHMARK_TABS, 1)),
  });
}

/** Draws the listing as a post in the feed: the seller above, price and title below. */
function feedPost(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: `<div class="padx" style="padding-bottom:8px">${poshmarkLogo}</div>`,
    body: `<div class="row pad">${roundPortrait(random)}<div class="grow s14"><b>${scene.seller}</b><div class="s12 m">shared this listing 2h ago</div></div>${icon('more')}</div>${photo(scene)}<div class="row pad">${icon('heart')}${icon('chat')}<span class="s13 m">${likesLabel(scene)}</span></div><div class="padx col g4"><div class="between"><div class="grow">${listingTitle(scene, 60)}</div>${priceHeadline(scene, random.pick(['below', 'none']))}</div><div class="s13 m">${sizeAndBrand(scene)}</div><div class="s13 a">This item is sold</div></div>`,
    below: tabBar(POSHMARK_TABS, 0),
  });
}

/** Draws the buyer's page of an order. */
function purchase(scene: Scene): string {
  const { random, item, order } = scene;
  const bought = `<div class="row top">${productThumbnail(item, random, [84, 84], 4)}<div class="grow col g2">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div></div></div>`;
  const parts = [
    bought,
    `<div>${buyerCostBreakdown(scene, { price: random.pick(['itemTotal', 'price', 'offer']), marked: true, forBuyer: true })}</div>`,
    `<div>${labelledFact(scene, 'orderDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}</div>`,
    `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
  ];
  return phonePage(scene, {
    bar: appBar(random.pick(['My Purchases', 'Order Details', 'Purchase']), { centred: true }),
    body: `<div class="pad col g16">${inAnyOrder(random, ...parts)}<div class="s13">Sold by <span class="a">@${scene.seller}</span></div></div>`,
  });
}

/** Draws the confirmation that a buyer gets by e-mail. */
function buyerMail(scene: Scene): string {
  const { random, item } = scene;
  return mailOnPhone(scene, {
    sender: 'Poshmark',
    address: 'orders@example.com',
    subject: random.pick(['Your Poshmark order is confirmed', 'Yay! You got it', 'Order placed']),
    body: `${poshmarkLogo}<div class="row top" style="padding:10px 0">${productThumbnail(item, random, [90, 90], 0)}<div class="grow col g2">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div><div class="s14">${randomLabel(scene, 'price')} ${soldPrice(scene)}</div></div></div><div class="s13">${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div><div class="s14" style="padding-top:10px">${addressOf(scene)}</div>`,
  });
}

/** Draws a listing on the mobile site. A bar above it shows that the item is sold. */
function goneOnSite(scene: Scene): string {
  const { random } = scene;
  return mobileBrowserPage(scene, {
    host: 'poshmark.com',
    body: `<div class="row pad">${poshmarkLogo}<span class="grow"></span>${icon('search')}</div><div class="soft s14 pad">${random.pick(['This item has been sold.', 'Sold! Check out similar items.'])}</div><div class="pad col">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div></div>${photo(scene)}<div class="pad col">${priceHeadline(scene, random.pick(['left', 'right']), `${String(random.between(10, 80))}% off`)}<div class="s13">${sellerLabel(scene)}</div></div>`,
  });
}

/** Draws the page of a purchase, with its delivery status and its tracking number at the top. */
function trackedPurchase(scene: Scene): string {
  const { random, item } = scene;
  return phonePage(scene, {
    bar: appBar('Order Status', { lead: 'close' }),
    body: `<div class="pad"><div class="s18 b">${random.pick(['Delivered', 'On its way', 'Accept your order'])}</div><div class="s14">${trackingLine(scene)}</div></div><div class="gap"></div><div class="row top pad">${productThumbnail(item, random, [110, 110], 6)}<div class="grow col g4">${listingTitle(scene)}${priceHeadline(scene)}<div class="s12 m">${sizeAndBrand(scene)}</div><div class="s12 m">${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div></div></div><div class="pad"><div class="button square">Rate your love</div></div>`,
  });
}

export const POSHMARK_LISTING_TEMPLATES = templatesOf('poshmark', 'buyer-mobile', {
  'mixed-closet': mixedCloset,
  'feed-post': feedPost,
  purchase,
  'buyer-mail': buyerMail,
  'gone-on-site': goneOnSite,
  'tracked-purchase': trackedPurchase,
});
