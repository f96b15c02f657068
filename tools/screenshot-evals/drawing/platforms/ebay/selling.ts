import { randomLabel } from '../../labels';
import { personalMark } from '../../marks';
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
import { randomOtherName } from '../../pieces/other-people';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, productThumbnail } from '../../pieces/pictures';
import { priceHeadline, soldPrice } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { labelledItemNumber, ebayLogo } from './facts';

const itemRow = (scene: Scene, below = '') =>
  `<div class="row top">${productThumbnail(scene.item, scene.random, [76, 76])}<div class="grow col g2">${listingTitle(scene)}${below}</div></div>`;

/** Draws the seller's page of an order. Its parts are in random order, on cards or with lines between them. */
function mixedOrder(scene: Scene): string {
  const { random, order } = scene;
  const card = random.pick(['box', 'card', 'rule']);
  const parts = [
    itemRow(scene, maybe(random, 0.6, `<div class="s12 m">${labelledItemNumber(scene)}</div>`)),
    `<div>${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'soldDay', soldDay(scene))}${labelledFact(scene, 'buyer', buyerHandle(scene))}</div>`,
    `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
    `<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`,
    maybe(random, 0.6, `<div>${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`),
  ].filter((part) => part !== '');
  return phonePage(scene, {
    bar: appBar(random.pick(['Order', 'Order details', 'Sold order', 'Manage order']), {
      buttons: ['more'],
    }),
    body: `<div class="pad col g12">${inAnyOrder(random, ...parts.map((part) => `<div class="${card}" style="padding-top:8px">${part}</div>`))}</div>`,
  });
}

/** Draws the page of a sale. The steps of the delivery are above the item. */
function timeline(scene: Scene): string {
  const { random } = scene;
  const steps = ['Paid', 'Label printed', 'In transit', 'Delivered'];
  const done = random.between(0, 3);
  const drawn = steps.map(
    (step, index) =>
      `<div class="row s13 ${index <= done ? 'good' : 'm'}"><span style="width:12px;height:12px;border-radius:50%;background:currentColor"></span>${step}</div>`,
  );
  return phonePage(scene, {
    bar: appBar('Track order', { lead: 'close', centred: true }),
    body: `<div class="pad col">${drawn.join('')}</div><div class="gap"></div><div class="pad col g12">${itemRow(scene, priceHeadline(scene))}${labelledFact(scene, 'paidDay', soldDay(scene))}${labelledFact(scene, 'tracking', trackingLine(scene))}${labelledFact(scene, 'shipTo', addressOf(scene))}</div>`,
  });
}

/** Draws the mail about a sale. */
function saleMail(scene: Scene): string {
  const { random, order } = scene;
  const facts = inAnyOrder(
    random,
    labelledFact(scene, 'soldPrice', soldPrice(scene)),
    labelledFact(scene, 'order', personalMark('order', order)),
    labelledFact(scene, 'soldDay', soldDay(scene)),
    labelledFact(scene, 'buyer', buyerHandle(scene, [''])),
  );
  return mailOnPhone(scene, {
    sender: 'eBay',
    address: 'ebay@example.com',
    subject: random.pick([
      'You made the sale!',
      'Your item sold! Ship it now',
      'Cha-ching! It sold',
    ]),
    body: `${ebayLogo}<div class="s18 b">${random.pick(['Congratulations, your item sold!', 'Great news, your item sold.', 'Time to ship'])}</div><div class="col" style="padding:10px 0">${itemRow(scene)}${facts}</div><div class="button">${random.pick(['Print label', 'View order details'])}</div><div class="s14" style="padding-top:12px">${randomLabel(scene, 'shipTo')}<br>${addressOf(scene)}</div>`,
  });
}

/** Draws a lock screen with one notification about a sale. */
function saleBanner(scene: Scene): string {
  const { random } = scene;
  const heading = random.pick(['You made a sale!', 'Item sold', 'Your item sold']);
  const text = random.pick([
    `${listingTitle(scene)}sold for ${soldPrice(scene)}`,
    `${listingTitle(scene)}Sold to ${buyerHandle(scene)} for ${soldPrice(scene)}.`,
  ]);
  return phonePage(scene, {
    bar: '',
    body: `<div class="center" style="padding:60px 0 40px"><div class="s36 b">${String(random.between(1, 12))}:${String(random.between(10, 59))}</div><div class="s16 m">Saturday</div></div><div class="padx col">${pushBanner(scene, { app: random.pick(['eBay', 'EBAY']), heading, words: text })}${maybe(random, 0.5, pushBanner(scene, { app: 'Messages', heading: randomOtherName(scene), words: smallTalk(scene) }))}</div>`,
  });
}

/** Draws a chat with the buyer, with the item on top. */
function buyerChat(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${roundPortrait(random, 34)}<div class="s15 sb">${buyerHandle(scene, [''])}</div></div>`,
    body: `<div class="box" style="margin:8px 12px">${itemRow(scene, `${priceHeadline(scene)}<div class="s12 m">Sold ${soldDay(scene)}</div>`)}</div><div class="pad col">${chatBubble(smallTalk(scene))}${chatBubble('Thank you! Shipping today', true)}${maybe(random, 0.6, chatBubble(smallTalk(scene)))}</div>`,
  });
}

/** Draws a page about a payout: the payout at the top, then the amounts, and then the item. */
function payoutFirst(scene: Scene): string {
  const { random, order } = scene;
  return phonePage(scene, {
    bar: appBar(random.pick(['Payments', 'Transaction', 'Earnings']), { centred: true }),
    body: `<div class="pad ${random.pick(['center', ''])}">${payoutHeadline(scene)}</div><div class="rule"></div><div class="pad">${sellerPayoutBreakdown(scene, { price: random.pick(['soldPrice', 'price', 'itemTotal']), marked: true })}</div><div class="rule"></div><div class="pad col">${itemRow(scene)}${labelledFact(scene, 'orderDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}</div>`,
  });
}

/** Draws two lists of amounts: what the buyer paid, and what the seller gets. */
function bothSums(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: appBar('Sold', { buttons: ['chat'] }),
    body: `<div class="pad col">${itemRow(scene, priceHeadline(scene))}<div class="s13 m">${soldDay(scene)} · ${buyerHandle(scene)}</div></div><div class="gap"></div><div class="pad"><b class="s16">${random.pick(['What your buyer paid', 'Buyer paid'])}</b>${buyerCostBreakdown(scene, { marked: false })}</div><div class="gap"></div><div class="pad"><b class="s16">${random.pick(['What you earned', 'Your earnings'])}</b>${sellerPayoutBreakdown(scene, { price: 'itemTotal', marked: false })}</div>`,
  });
}

export const EBAY_SELLING_TEMPLATES = templatesOf('ebay', 'seller-mobile', {
  'mixed-order': mixedOrder,
  timeline,
  'sale-mail': saleMail,
  'sale-banner': saleBanner,
  'buyer-chat': buyerChat,
  'payout-first': payoutFirst,
  'both-sums': bothSums,
});
