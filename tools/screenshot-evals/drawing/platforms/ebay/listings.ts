import { randomLabel } from '../../labels';
import { escapedHtml, personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown } from '../../pieces/amount-breakdowns';
import { labelledFact, soldDay } from '../../pieces/facts';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { detailRow, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote } from '../../pieces/prices';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  itemCondition,
  labelledItemNumber,
  ebayLogo,
  saleNotes,
  saleFormat,
  sellerFeedback,
} from './facts';

const TABS = [
  ['home', 'Home'],
  ['person', 'My eBay'],
  ['search', 'Search'],
  ['bell', 'Notifications'],
  ['tag', 'Selling'],
] as const;

const photo = ({ item, random }: Scene, least = 170, most = 330) =>
  `<div style="height:${String(random.between(least, most))}px;position:relative">${productPhoto(item, random)}</div>`;

/** Draws a listing. Title, price, date and facts are below the photo, in random order. */
function mixedListing(scene: Scene): string {
  const { random } = scene;
  const blocks = inAnyOrder(
    random,
    listingTitle(scene),
    `${priceHeadline(scene, randomStruckSide(scene))}${saleNotes(scene)}`,
    `<div class="s14 good">${random.pick(['Sold', 'Ended', 'Item sold on'])} ${soldDay(scene)}</div>`,
    maybe(random, 0.6, sellerFeedback(scene)),
    maybe(random, 0.5, labelledFact(scene, 'condition', itemCondition(scene))),
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['', 'Item', searchField('Search for anything')]), {
      buttons: ['search', 'share'],
    }),
    body: `${photo(scene)}<div class="pad col">${blocks}</div>${maybe(random, 0.7, shelfOfOtherItems(scene, { heading: random.pick(['Similar sponsored items', 'More like this']) }))}`,
    below: maybe(random, 0.5, tabBar(TABS, 2)),
  });
}

/** Draws a listing with the price above the photo, and shipping beside the price. */
function priceAbovePhoto(scene: Scene): string {
  const { random } = scene;
  return phonePage(scene, {
    bar: appBar('Listing ended', { lead: 'close' }),
    body: `<div class="pad col">${priceHeadline(scene, random.pick(['left', 'none']), shippingNote(scene))}<div class="s13 m">${saleFormat(scene)}</div></div>${photo(scene, 150, 260)}<div class="pad col">${listingTitle(scene)}<div class="s13">${itemCondition(scene)} · ${escapedHtml(scene.item.brand)}</div><div class="s13 m">Ended: ${soldDay(scene)}</div><div class="button">Sell one like this</div></div>`,
  });
}

/** Draws the buyer's page of an order. */
function boughtOrder(scene: Scene): string {
  const { random, item, order, parcel } = scene;
  const bought = `<div class="row top">${productThumbnail(item, random, [80, 80])}<div class="grow col g2">${listingTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div>${maybe(random, 0.4, `<div class="s12 m">Returns accepted until Mar 2</div>`)}</div></div>`;
  const facts = `${labelledFact(scene, 'orderDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}<div class="s14">Sold by <span class="a">${scene.seller}</span></div>`;
  const sent = `<div class="s14"><b>${randomLabel(scene, 'tracking')}</b> ${parcel.carrier} ${personalMark('tracking', parcel.number)}</div><div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`;
  return phonePage(scene, {
    bar: appBar('Order details', { centred: random.chance(0.5) }),
    body: `<div class="pad col g12">${inAnyOrder(random, bought, `<div class="box">${facts}</div>`, `<div>${buyerCostBreakdown(scene, { marked: true, forBuyer: true })}</div>`, maybe(random, 0.8, `<div class="card">${sent}</div>`))}</div>`,
  });
}

/** Draws the watchlist entry of an item that somebody else bought. */
function watchedItem(scene: Scene): string {
  const { random, item } = scene;
  return phonePage(scene, {
    bar: appBar('Watchlist', { lead: 'menu', buttons: ['search', 'cart'] }),
    body: `<div class="row padx s14"><span class="pill">Active</span><span class="pill sb">Ended (1)</span></div><div class="row top pad">${productThumbnail(item, random, [120, 120])}<div class="grow col g4">${listingTitle(scene)}${priceHeadline(scene, randomStruckSide(scene))}${saleNotes(scene)}<div class="s13">ENDED ${soldDay(scene)}</div><div class="button ghost s13">View similar</div></div></div>${shelfOfOtherItems(scene, { heading: 'Based on your watchlist' })}`,
    below: tabBar(TABS, 1),
  });
}

/** Draws an ended listing on the mobile site, with a table of its facts. */
function mobileFacts(scene: Scene): string {
  const { random } = scene;
  return mobileBrowserPage(scene, {
    host: random.pick(['ebay.com', 'm.ebay.com', 'www.ebay.com']),
    body: `<div class="row pad">${ebayLogo}<span class="grow"></span>${searchField('Search')}</div><div class="pad col">${listingTitle(scene)}<div class="s13 m">Item ended · ${soldDay(scene)}</div></div>${photo(scene, 140, 240)}<div class="pad">${detailRow(random.pick(['Sold for:', 'Price:', 'Winning bid:']), priceHeadline(scene), 100)}${detailRow('Shipping:', shippingNote(scene), 100)}${detailRow('Condition:', itemCondition(scene), 100)}${detailRow('Seller:', sellerFeedback(scene), 100)}</div>`,
  });
}

/** Draws a large photo, and below it a sheet with price, title and other facts. */
function bottomSheet(scene: Scene): string {
  const { random, item, screen } = scene;
  return phonePage(scene, {
    bar: appBar('', { lead: 'close', buttons: ['share', 'heart'] }),
    body: `<div style="height:${String(Math.round(screen.height * 0.55))}px">${productPhoto(item, random)}</div><div class="pad col" style="box-shadow:0 -6px 20px rgba(0,0,0,.25)">${inAnyOrder(random, priceHeadline(scene, randomStruckSide(scene)), listingTitle(scene))}<div class="s13 m">${random.pick(['SOLD', 'Sold on'])} ${soldDay(scene)} · ${itemCondition(scene)}</div>${saleNotes(scene)}</div>`,
  });
}

export const EBAY_LISTING_TEMPLATES = templatesOf('ebay', 'buyer-mobile', {
  'mixed-listing': mixedListing,
  'price-above-photo': priceAbovePhoto,
  'bought-order': boughtOrder,
  'watched-item': watchedItem,
  'mobile-facts': mobileFacts,
  'bottom-sheet': bottomSheet,
});
