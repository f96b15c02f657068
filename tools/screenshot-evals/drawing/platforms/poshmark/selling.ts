import { randomLabel } from '../../labels';
import { feeMark, personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { payoutHeadline, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { pushBanner } from '../../pieces/banners';
import { buyerHandle, trackingLine } from '../../pieces/buyer';
import { chatBubble, smallTalk } from '../../pieces/chats';
import { labelledFact, soldDay } from '../../pieces/facts';
import { mailOnPhone } from '../../pieces/mails';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, productThumbnail } from '../../pieces/pictures';
import { priceHeadline, soldPrice } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { poshmarkLogo, POSHMARK_TABS, sizeAndBrand } from './facts';

const itemRow = (scene: Scene, below = '') =>
  `<div class="row top">${productThumbnail(scene.item, scene.random, [72, 72], 4)}<div class="grow col g2">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div>${below}</div></div>`;

/** Draws the page of a sale. Its parts are in random order. */
function mixedSale(scene: Scene): string {
  const { random, order } = scene;
  const parts = [
    itemRow(scene),
    `<div>${sellerPayoutBreakdown(scene, { price: random.pick(['soldPrice', 'price', 'offer']), marked: true })}</div>`,
    `<div>${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'orderDay', soldDay(scene))}</div>`,
    `<div>${labelledFact(scene, 'buyer', `${personalMark('name', scene.buyer.name)} ${buyerHandle(scene)}`)}</div>`,
    maybe(
      random,
      0.7,
      `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
    ),
  ].filter((part) => part !== '');
  return phonePage(scene, {
    bar: appBar(random.pick(['My Sales', 'Sale Details', 'Order Details']), { centred: true }),
    body: `<div class="pad col g12">${inAnyOrder(random, ...parts.map((part) => `<div class="${random.pick(['', 'box', 'card'])}">${part}</div>`))}</div>`,
  });
}

/** Draws a page that congratulates the seller and lists the steps to ship the item. */
function shipSteps(scene: Scene): string {
  const { random } = scene;
  const steps = ['Print the label', 'Pack the item', 'Drop it off at USPS'];
  return phonePage(scene, {
    bar: appBar('Ship It', { lead: 'close' }),
    body: `<div class="pad center"><div class="s22 b a">${random.pick(['You made a sale!', 'Sold!', 'Congrats, it sold!'])}</div><div class="s13 m">${soldDay(scene)}</div></div><div class="pad">${itemRow(scene, priceHeadline(scene))}</div><div class="pad col">${steps.map((step, index) => `<div class="row s14"><span class="pill">${String(index + 1)}</span>${step}</div>`).join('')}</div><div class="pad s14">${labelledFact(scene, 'shipTo', addressOf(scene))}</div>`,
  });
}

/** Draws the mail about a sale. */
function saleMail(scene: Scene): string {
  const { random, order, buyer, fee, style, price } = scene;
  const greeting = `<div class="s15">Hi! ${personalMark('name', buyer.name)} ${random.pick(['just purchased your listing', 'bought your item', 'loves your closet'])}.</div>`;
  return mailOnPhone(scene, {
    sender: 'Poshmark',
    address: 'support@example.com',
    subject: random.pick([
      'You made a sale on Poshmark!',
      'Your item has sold',
      'Ka-ching! Time to ship',
    ]),
    body: `<div class="center">${poshmarkLogo}</div>${greeting}<div style="padding:12px 0">${itemRow(scene)}</div>${inAnyOrder(random, labelledFact(scene, 'soldPrice', soldPrice(scene)), labelledFact(scene, 'payout', feeMark('payout', style.money(price - fee))), labelledFact(scene, 'order', personalMark('order', order)), labelledFact(scene, 'soldDay', soldDay(scene)))}`,
  });
}

/** Draws the news feed. One of its entries is about the sale. */
function newsEntry(scene: Scene): string {
  const { random } = scene;
  const entry = (text: string) =>
    `<div class="row top s14" style="padding:10px 0">${roundPortrait(random, 36)}<div class="grow">${text}</div></div>`;
  return phonePage(scene, {
    bar: appBar('News', { lead: 'menu' }),
    body: `<div class="padx">${entry('New likes on your closet')}<div class="rule" style="padding:12px 0">${itemRow(scene, `<div class="s14">${random.pick(['You sold this to', 'Purchased by', 'Sold to'])} ${buyerHandle(scene)} for ${soldPrice(scene)}</div><div class="s12 m">${soldDay(scene)}</div>`)}</div>${entry('Your closet was shared 12 times')}</div>`,
    below: tabBar(POSHMARK_TABS, 3),
  });
}

/** Draws a push notification above a large clock. */
function bannerOnTop(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: '',
    body: `<div class="pad">${pushBanner(scene, { app: 'Poshmark', heading: random.pick(['Sold!', 'You made a sale', 'Cha-ching']), words: random.pick([`${listingTitle(scene)}${soldPrice(scene)}`, `${buyerHandle(scene)} bought${listingTitle(scene)}for ${soldPrice(scene)}`]) })}</div><div class="center" style="padding-top:120px"><div class="s36 b">${String(random.between(1, 12))}:${String(random.between(10, 59))}</div></div>`,
  });
}

/** Draws a page about the seller's earnings: the payout at the top, then the amounts, and then the item. */
function earningsFirst(scene: Scene): string {
  const { random, order } = scene;
  return phonePage(scene, {
    bar: appBar('My Earnings', { centred: true }),
    body: `<div class="pad center">${payoutHeadline(scene)}</div><div class="padx">${sellerPayoutBreakdown(scene, { price: random.pick(['soldPrice', 'price']), marked: true })}</div><div class="gap"></div><div class="pad">${itemRow(scene)}</div><div class="padx">${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'orderDay', soldDay(scene))}${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`,
  });
}

/** Draws a chat between seller and buyer in which an offer was accepted. */
function offerChat(scene: Scene): string {
  const { random, style, earlierPrice } = scene;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${roundPortrait(random, 34)}<b class="s15">${buyerHandle(scene)}</b></div>`,
    body: `<div class="box" style="margin:8px 12px">${itemRow(scene, `<div class="s13 m">${randomLabel(scene, 'formerPrice')} <s>${style.money(earlierPrice)}</s></div>`)}</div><div class="pad col">${chatBubble(smallTalk(scene))}${chatBubble(`${random.pick(['Offer accepted', 'You accepted the offer', 'Sold for'])}: ${soldPrice(scene)}`, random.chance(0.5))}<div class="center s12 m">Sold ${soldDay(scene)}</div></div>`,
  });
}

export const POSHMARK_SELLING_TEMPLATES = templatesOf('poshmark', 'seller-mobile', {
  'mixed-sale': mixedSale,
  'ship-steps': shipSteps,
  'sale-mail': saleMail,
  'news-entry': newsEntry,
  'banner-on-top': bannerOnTop,
  'earnings-first': earningsFirst,
  'offer-chat': offerChat,
});
