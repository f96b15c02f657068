import { shopMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, orderNumberLine, trackingLine } from '../../pieces/buyer';
import { chatBubble, chatTimestamp } from '../../pieces/chats';
import { labelledFact, soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { randomOtherGivenName, randomOtherName } from '../../pieces/other-people';
import { shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { mainPhoto, productThumbnail } from '../../pieces/pictures';
import { soldForPrice, soldPrice } from '../../pieces/prices';
import { parcelSteps } from '../../pieces/steps';
import {
  joinedBlocks,
  buyerBlocks,
  furtherMenuEntries,
  photoBesideLines,
  taskHeading,
} from '../../pieces/task-pages';
import { smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  bottomTabs,
  listedTimeAndTown,
  townWithState,
  siteBar,
  siteMenu,
  FACEBOOK_DELIVERY_STEPS,
} from './parts';

/** Draws a page that shows the seller's next step. */
function readyToShip(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    inAnyOrder(random, smallTitle(scene), `<div class="s12 m">${townWithState(scene)}</div>`),
  );
  const sums = `<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Order', 'Sale', 'Marketplace']), {
      centred: true,
      lead: random.pick(['close', 'back']),
    }),
    body: `<div class="pad">${taskHeading(scene)}</div>${joinedBlocks(scene, random.chance(0.6) ? [item, ...buyerBlocks(scene), sums] : [buyerHeadline(scene), item, sums, `<div class="s14">${addressOf(scene)}</div>`])}${furtherMenuEntries(scene)}`,
    below: maybe(
      random,
      0.5,
      '<div class="pad"><div class="button">Get shipping label</div></div>',
    ),
  });
}

/** Draws a purchase that is being delivered. */
function onItsWay(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}<div class="s13 m">Sold by ${random.pick([randomOtherName(scene), randomOtherName(scene), shopMark('Old Mill Goods')])}</div>`,
  );
  return phonePage(scene, {
    bar: appBar('Order details', { buttons: ['more'] }),
    body: `<div class="pad"><div class="s24 b">${random.pick(['On its way', 'Shipped', 'Arrives by Friday'])}</div><div class="s14">${trackingLine(scene)}</div></div><div class="padx">${parcelSteps(scene, FACEBOOK_DELIVERY_STEPS)}</div>${joinedBlocks(scene, [item, `<div>${buyerCostBreakdown(scene, { price: random.pick(['price', 'itemTotal']), marked: true, forBuyer: true })}</div>`, `<div>${labelledFact(scene, 'orderDay', soldDay(scene))}<div class="s14">${orderNumberLine(scene)}</div></div>`], true)}${furtherMenuEntries(scene)}`,
  });
}

/** Draws a chat with the item at the top. The messages contain amounts that are not the price of the sale. */
function chatTop(scene: Scene): string {
  const { random, price } = scene;
  const item = `<div class="row pad" style="border-bottom:1px solid var(--line)">${productThumbnail(scene.item, random, [44, 44], 6)}<div class="grow s14">${random.chance(0.5) ? `${smallTitle(scene)}<div class="sb">${soldForPrice(scene)}</div>` : `<div class="b">${soldForPrice(scene)}</div>${smallTitle(scene)}`}</div></div>`;
  const less = String(Math.max(1, Math.floor(price / 200)));
  const talk = [
    'Hi, is this available?',
    'Yes',
    `would u take $${less} cash?`,
    'No sorry, price is firm',
    'Ok I can pick up at 5',
    'Great! I’m on Oak St by the school',
  ];
  return phonePage(scene, {
    bar: `<div class="padx" style="padding-bottom:6px">${buyerHeadline(scene)}</div>`,
    body: `${item}${chatTimestamp(soldDay(scene))}${talk
      .slice(0, random.between(3, 6))
      .map((words, index) => chatBubble(words, index % 2 === 1))
      .join('')}${chatTimestamp('You marked this item as sold.')}`,
    below: `<div class="row pad">${icon('camera')}<div class="soft grow s14 m" style="padding:8px 14px;border-radius:18px">Aa</div>${icon('heart')}</div>`,
  });
}

/** Draws the results of a search for sold items: one result, and below it a row of other items. */
function soldResults(scene: Scene): string {
  const { random } = scene;
  const words = [
    `<div class="${random.pick(['s16', 's20', 's14'])} b">${random.pick([soldPrice(scene), soldForPrice(scene)])}</div>`,
    random.pick([smallTitle, listingTitle])(scene),
    `<div class="s13 m">${townWithState(scene)}</div>`,
  ];
  return phonePage(scene, {
    bar: `<div class="padx">${searchField(scene.item.brand.toLowerCase())}</div>`,
    body: `<div class="row padx s13" style="padding-top:10px">${['Sold', 'Near you', 'Any price'].map((word) => `<span class="pill">${word}</span>`).join('')}</div><div class="pad">${mainPhoto(scene, `height:${String(random.between(200, 380))}px;border-radius:10px`)}<div class="col g2" style="padding-top:8px">${random.chance(0.6) ? words.join('') : inAnyOrder(random, ...words)}</div></div>${shelfOfOtherItems(scene, { heading: 'Available near you', size: 150 })}`,
    below: bottomTabs(3),
  });
}

/** Draws the page of a sale on the site in three columns: the menu, the item and the buyer. */
function threeColumns(scene: Scene): string {
  const { random } = scene;
  const item = `<div class="box" style="flex:3;min-width:0"><div class="s20 b">${random.pick(['Sold listing', 'Order', `Congrats, ${randomOtherGivenName(scene)}!`])}</div>${photoBesideLines(scene, `${smallTitle(scene)}<div class="s15">${soldPrice(scene)}</div><div class="s12 m">${listedTimeAndTown(scene)}</div>`)}<div style="padding-top:10px">${sellerPayoutBreakdown(scene, { marked: false })}</div></div>`;
  const buyer = `<div class="box" style="flex:2;min-width:0">${buyerHeadline(scene)}<div class="s14" style="padding:10px 0">${addressOf(scene)}</div><div class="s13 m">${orderNumberLine(scene)}<br>${soldDay(scene)}</div></div>`;
  return browserWindow(scene, {
    tab: '(3) Marketplace',
    url: 'facebook.com/marketplace/you/selling',
    body: `${siteBar(scene)}<div style="display:flex">${siteMenu(scene)}<div class="grow row top" style="padding:20px;gap:16px">${random.chance(0.5) ? item + buyer : buyer + item}</div></div>`,
  });
}

export const FACEBOOK_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('facebook', 'seller-mobile', {
    'ready-to-ship': readyToShip,
    'chat-top': chatTop,
  }),
  ...templatesOf('facebook', 'buyer-mobile', {
    'on-its-way': onItsWay,
    'sold-results': soldResults,
  }),
  ...templatesOf('facebook', 'desktop-listing', { 'three-columns': threeColumns }),
];
