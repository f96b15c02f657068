import { randomLabel } from '../../labels';
import { feeMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerLine, orderNumberLine, trackingLine } from '../../pieces/buyer';
import { labelledFact, soldDay } from '../../pieces/facts';
import { shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { mainPhoto } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
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
import { labelledItemNumber, ebayLogo, saleNotes } from './facts';

/** Draws the seller's next step in large letters, and below it the item in small letters. */
function shipBy(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div>${maybe(random, 0.4, '<div class="s12">Quantity: 1</div>')}`,
  );
  return phonePage(scene, {
    bar: appBar('', { lead: random.pick(['back', 'close']), buttons: ['more'] }),
    body: `<div class="pad">${taskHeading(scene)}</div>${joinedBlocks(scene, [item, ...buyerBlocks(scene), `<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`])}${furtherMenuEntries(scene)}`,
    below: maybe(
      random,
      0.5,
      '<div class="pad"><div class="button">Print shipping label</div></div>',
    ),
  });
}

/** Draws a purchase that is being delivered: the steps of the delivery, and below them the item and the order. */
function onItsWay(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${inAnyOrder(random, smallTitle(scene), `<div class="s16 b">${soldPrice(scene)}</div>`)}<div class="s12 m">Returns accepted until ${random.pick(['Mar 3', 'Aug 19', 'Nov 30'])}</div>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Order details', 'Purchase', 'Track package']), { centred: true }),
    body: `<div class="pad"><div class="${random.pick(['s22', 's28'])} b">${random.pick(['On its way', 'Arriving soon', 'Out for delivery'])}</div><div class="s13">${trackingLine(scene)}</div></div><div class="padx">${parcelSteps(scene, ['Paid', 'Shipped', 'On its way', 'Delivered'])}</div>${joinedBlocks(scene, [item, `<div>${labelledFact(scene, 'orderDay', soldDay(scene))}<div class="s14">${orderNumberLine(scene)}</div></div>`, `<div class="s14">${addressOf(scene)}</div>`])}${furtherMenuEntries(scene)}`,
  });
}

/**
 * Draws the results page of a search for sold items. The page has one result. Below it are items that match only some
 * of the searched words.
 */
function soldSearch(scene: Scene): string {
  const { random } = scene;
  const chips = ['Sold items', 'Used', 'Buy It Now'].map(
    (word) => `<span class="pill s12">${word} ×</span>`,
  );
  return phonePage(scene, {
    bar: `<div class="padx">${searchField(scene.item.brand.toLowerCase())}</div>`,
    body: `<div class="pad col"><div class="row" style="gap:6px">${chips.join('')}</div><div class="s13 m">1 result · ${random.pick(['Recently sold', 'End date: recent first'])}</div><div class="row top">${mainPhoto(scene, 'width:128px;height:128px;flex:none;border-radius:8px')}<div class="grow col g2">${maybe(random, 0.7, `<div class="s12 good">Sold ${soldDay(scene)}</div>`)}${listingTitle(scene)}<div class="p good">${soldPrice(scene)}</div>${saleNotes(scene)}</div></div></div>${shelfOfOtherItems(scene, { heading: 'Results matching fewer words' })}`,
  });
}

/** Draws the receipt that a buyer gets: the item, the amounts with their total, and the address, in random order. */
function receipt(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Order confirmed', 'Receipt', 'Checkout']), {
      lead: 'close',
      centred: true,
    }),
    body: `<div class="pad center"><div class="s24 b">${random.pick(['Thanks for your order', 'It’s yours!', 'Payment complete'])}</div><div class="s13 m">${orderNumberLine(scene)} · ${soldDay(scene)}</div></div>${joinedBlocks(scene, [item, `<div>${buyerCostBreakdown(scene, { marked: true, forBuyer: true })}</div>`, `<div class="s14">${addressOf(scene)}</div>`], true)}${furtherMenuEntries(scene)}`,
  });
}

/** Draws the order page of a seller in three columns. */
function threeColumns(scene: Scene): string {
  const { random, price, fee, style } = scene;
  const column = (html: string, width: number) =>
    `<div class="box" style="flex:${String(width)};min-width:0">${html}</div>`;
  const columns = [
    column(
      `<div class="s18 b">Buyer</div><div class="s14">${buyerLine(scene)}</div><div class="s14" style="padding:8px 0">${addressOf(scene)}</div>${labelledFact(scene, 'tracking', trackingLine(scene))}`,
      3,
    ),
    column(
      `<div class="s18 b">${random.pick(['Item', '1 item', 'Sold item'])}</div>${photoBesideLines(scene, `${smallTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div><div class="s14">1 × ${soldPrice(scene)}</div>`)}`,
      4,
    ),
    column(
      `<div class="s18 b">${randomLabel(scene, 'payout')}</div><div class="s28 b">${feeMark('payout', style.money(price - fee))}</div><div class="s13 m">${orderNumberLine(scene)}</div><div class="s13 m">${soldDay(scene)}</div>`,
      3,
    ),
  ];
  return browserWindow(scene, {
    tab: 'Order details',
    url: 'ebay.com/mesh/ord/details',
    body: `<div class="row" style="padding:14px 30px">${ebayLogo}<span class="s22 b grow">Order details</span></div><div style="display:flex;gap:16px;padding:12px 30px;align-items:flex-start">${inAnyOrder(random, ...columns)}</div>`,
  });
}

export const EBAY_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('ebay', 'seller-mobile', { 'ship-by': shipBy }),
  ...templatesOf('ebay', 'buyer-mobile', {
    'on-its-way': onItsWay,
    'sold-search': soldSearch,
    'thanks-receipt': receipt,
  }),
  ...templatesOf('ebay', 'desktop-listing', { 'three-columns': threeColumns }),
];
