import { randomLabel } from '../../labels';
import { feeMark, personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import {
  buyerCostBreakdown,
  payoutHeadline,
  sellerPayoutBreakdown,
} from '../../pieces/amount-breakdowns';
import { pushBanner } from '../../pieces/banners';
import { buyerHandle, trackingLine } from '../../pieces/buyer';
import { chatBubble, smallTalk } from '../../pieces/chats';
import { labelledFact, soldDay } from '../../pieces/facts';
import { mailOnPhone } from '../../pieces/mails';
import { randomOtherHandle } from '../../pieces/other-people';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import { priceHeadline, soldPrice } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { DEPOP_TABS, sizeConditionAndBrand, depopLogo } from './facts';

const itemRow = (scene: Scene, below = '') =>
  `<div class="row top">${productThumbnail(scene.item, scene.random, [72, 90], 2)}<div class="grow col g2">${listingTitle(scene)}<div class="s13 m">${sizeConditionAndBrand(scene)}</div>${below}</div></div>`;

/** Draws the page of a sale. Its parts are in random order. */
function mixedReceipt(scene: Scene): string {
  const { random, order } = scene;
  const parts = [
    itemRow(scene),
    `<div>${sellerPayoutBreakdown(scene, { price: random.pick(['price', 'soldPrice']), marked: true })}</div>`,
    `<div>${labelledFact(scene, 'soldDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}</div>`,
    `<div class="row">${roundPortrait(random, 34)}<span class="s14">${buyerHandle(scene)}</span></div>`,
    `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
    maybe(random, 0.5, `<div>${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`),
  ].filter((part) => part !== '');
  return phonePage(scene, {
    bar: appBar(random.pick(['Receipt', 'Sold', 'Sale']), { centred: true }),
    body: `<div class="pad col g12">${inAnyOrder(random, ...parts.map((part) => `<div class="rule" style="padding-top:10px">${part}</div>`))}</div>`,
  });
}

/** Draws a sale with a large photo and the buyer below it. */
function bigPhotoSale(scene: Scene): string {
  const { random, item } = scene;
  return phonePage(scene, {
    bar: appBar('', { lead: 'close', buttons: ['chat'] }),
    body: `<div style="height:${String(random.between(180, 260))}px">${productPhoto(item, random)}</div><div class="pad col"><div class="s20 b">${random.pick(['Sold!', 'You sold it', 'Nice, it sold'])}</div>${listingTitle(scene)}${priceHeadline(scene)}<div class="s13 m">${buyerHandle(scene)} · ${soldDay(scene)}</div><div class="s14">${addressOf(scene)}</div><div class="button square">Mark as shipped</div></div>`,
  });
}

/** Draws the mail about a sale. */
function saleMail(scene: Scene): string {
  const { random, price, fee, style } = scene;
  return mailOnPhone(scene, {
    sender: 'Depop',
    address: 'no-reply@example.com',
    subject: random.pick(['You sold something!', 'Your item sold on Depop', 'Sold! Time to ship']),
    body: `${depopLogo}<div class="s15">Hey, ${buyerHandle(scene)} bought your item.</div><div style="padding:12px 0">${itemRow(scene)}</div>${inAnyOrder(random, labelledFact(scene, 'soldPrice', soldPrice(scene)), labelledFact(scene, 'payout', feeMark('payout', style.money(price - fee))), labelledFact(scene, 'soldDay', soldDay(scene)))}<div class="s14" style="padding-top:10px">${addressOf(scene)}</div>`,
  });
}

/** Draws notifications on the lock screen. */
function lockScreen(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: '',
    body: `<div class="center" style="padding:50px 0 30px"><div class="s16 m">Tuesday</div><div class="s36 b">${String(random.between(1, 12))}:${String(random.between(10, 59))}</div></div><div class="padx col">${maybe(random, 0.5, pushBanner(scene, { app: 'Calendar', heading: 'Dentist', words: 'Tomorrow at 9:30' }))}${pushBanner(scene, { app: random.pick(['Depop', 'depop']), heading: random.pick(['Sold!', 'You made a sale', 'Item sold']), words: `${listingTitle(scene)}${random.pick([`for ${soldPrice(scene)}`, soldPrice(scene), `Sold to ${buyerHandle(scene)} for ${soldPrice(scene)}`])}` })}</div>`,
  });
}

/** Draws the inbox with the sale as one entry. */
function updates(scene: Scene): string {
  const { random } = scene;
  const entry = (text: string) =>
    `<div class="row s14" style="padding:10px 0">${roundPortrait(random, 36)}<div class="grow">${text}</div></div>`;
  return phonePage(scene, {
    bar: appBar('Updates', { lead: 'menu' }),
    body: `<div class="padx">${maybe(random, 0.6, entry(`${randomOtherHandle(scene)} started following you`))}<div class="card">${itemRow(scene, `<div class="s14 sb">${random.pick(['sold for', 'bought for', 'Sold'])} ${soldPrice(scene)}</div><div class="s12 m">${soldDay(scene)}</div>`)}</div>${entry(`${randomOtherHandle(scene)} liked your item`)}${entry('2 people saved your item')}</div>`,
    below: tabBar(DEPOP_TABS, 3),
  });
}

/** Draws a page about a payout: the payout at the top, and below it the item and a list of amounts. */
function payoutPage(scene: Scene): string {
  const { random, order } = scene;
  return phonePage(scene, {
    bar: appBar(random.pick(['Transaction', 'Payout', 'Balance'])),
    body: `<div class="pad">${payoutHeadline(scene)}</div><div class="pad">${itemRow(scene)}</div><div class="pad">${random.chance(0.6) ? sellerPayoutBreakdown(scene, { price: 'soldPrice', marked: true }) : buyerCostBreakdown(scene, { price: 'price', marked: true })}</div><div class="padx">${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'paidDay', soldDay(scene))}</div>`,
  });
}

/** Draws the chat in which the sale took place. */
function saleChat(scene: Scene): string {
  const { random, style, earlierPrice } = scene;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${roundPortrait(random, 32)}<b class="s15">${buyerHandle(scene)}</b></div>`,
    body: `<div class="pad col">${maybe(random, 0.5, chatBubble(`Would you take less than ${style.money(earlierPrice)}?`))}${chatBubble(smallTalk(scene))}<div class="box">${itemRow(scene)}<div class="between s14" style="padding-top:8px"><span>${random.pick(['Offer accepted', 'Sold', 'Paid'])}</span>${soldPrice(scene)}</div><div class="s12 m">${soldDay(scene)}</div></div>${chatBubble('thank you, shipping tomorrow ♡', true)}</div>`,
  });
}

export const DEPOP_SELLING_TEMPLATES = templatesOf('depop', 'seller-mobile', {
  'mixed-receipt': mixedReceipt,
  'big-photo-sale': bigPhotoSale,
  'sale-mail': saleMail,
  'lock-screen': lockScreen,
  updates,
  'payout-page': payoutPage,
  'sale-chat': saleChat,
});
