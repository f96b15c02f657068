import { escapedHtml, titleMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { shelfOfOtherItems } from '../../pieces/parts';
import { randomOtherGivenName, randomOtherHandle } from '../../pieces/other-people';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { roundPortrait, mainPhoto, productPhoto } from '../../pieces/pictures';
import {
  randomStruckSide,
  discountedPrice,
  priceHeadline,
  soldForPrice,
  soldPrice,
} from '../../pieces/prices';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { joinedBlocks, furtherMenuEntries } from '../../pieces/task-pages';
import { smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { productSizeText } from '../../titles/product-size';
import { inAnyOrder, maybe } from '../../variety';
import {
  DEPOP_TABS,
  listingDescription,
  sizeConditionAndBrand,
  depopLogo,
  shopLine,
} from './facts';

const VEIL =
  '<div class="s20 b" style="position:absolute;inset:0;background:rgba(0,0,0,.35);color:#fff;display:flex;align-items:center;justify-content:center">Sold</div>';

/** Draws a listing page: the title, then the price, then a long description and a table of facts. */
function titledListing(scene: Scene): string {
  const { random, item } = scene;
  const title = random.pick([
    listingTitle(scene),
    `<div class="s20 b">${titleMark(item.title)}</div>`,
    `<div class="s16">${titleMark(item.title)}</div>`,
  ]);
  const rows = [
    ['Brand', escapedHtml(item.brand)],
    ['Size', productSizeText(random, item.drawing)],
    ['Condition', random.pick(['Used - Good', 'Like new'])],
    ['Style', random.pick(['Vintage, Streetwear', 'Y2K', 'Casual'])],
  ].map(
    ([name, value]) =>
      `<div class="between s14" style="padding:4px 0"><span class="m">${String(name)}</span><span>${String(value)}</span></div>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['', scene.seller]), { centred: true, buttons: ['share'] }),
    body: `${mainPhoto(scene, `height:${String(random.between(150, 330))}px`, VEIL)}<div class="pad col">${title}${random.chance(0.6) ? priceHeadline(scene, randomStruckSide(scene)) : discountedPrice(scene)}<div class="s14">${listingDescription(scene)}</div><div>${rows.slice(0, random.between(1, 4)).join('')}</div><div class="row">${roundPortrait(random, 34)}<div class="s14">${shopLine(scene)}</div></div></div>${maybe(random, 0.6, shelfOfOtherItems(scene, { heading: 'More from this seller' }))}`,
    below: maybe(random, 0.6, tabBar(DEPOP_TABS, 1)),
  });
}

/**
 * Draws a listing that is scrolled down to description, price and comments, so that it shows only a strip of the photo.
 */
function scrolledDown(scene: Scene): string {
  const { random, seller } = scene;
  const blocks = [
    `<div class="row"><div class="grow s14">${shopLine(scene)}</div>${icon('heart', 18)}<span class="s13">${String(random.between(1, 99))}</span></div>`,
    random.chance(0.5) ? listingTitle(scene) : smallTitle(scene),
    priceHeadline(scene, randomStruckSide(scene), 'Sold'),
    `<div class="s13 m">${sizeConditionAndBrand(scene)}</div>`,
    `<div class="s14">${listingDescription(scene)}</div>`,
  ];
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${icon('back')}${searchField('Search')}</div>`,
    body: `${mainPhoto(scene, `height:${String(random.between(40, 90))}px`)}<div class="pad col g12">${random.chance(0.5) ? blocks.join('') : inAnyOrder(random, ...blocks)}</div><div class="rule"></div><div class="pad s14"><b>${seller}</b> thanks for looking! 🖤<br><b>${randomOtherHandle(scene)}</b> ${random.pick(['price?', 'would you do $12', 'size?'])}</div>${shelfOfOtherItems(scene, { heading: 'Similar items', size: 140 })}`,
    below: tabBar(DEPOP_TABS, 1),
  });
}

/** Draws the seller's receipt: first the amounts, then the buyer, and then the item. */
function earnedFirst(scene: Scene): string {
  const { random } = scene;
  const item = `<div class="row top">${mainPhoto(scene, 'width:58px;height:72px;flex:none')}<div class="grow">${smallTitle(scene)}<div class="s12 m">${sizeConditionAndBrand(scene)}</div></div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Receipt', 'Sold item', 'Sale details']), { centred: true }),
    body: `<div class="pad"><div class="${random.pick(['s22', 's28'])} b">${random.pick(['Cha-ching!', 'You did it', 'Sold', 'Awaiting shipment', `Woohoo, ${randomOtherGivenName(scene)}!`])}</div><div class="s13 m">${soldDay(scene)}</div></div>${joinedBlocks(scene, [`<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`, buyerHeadline(scene), `<div class="s14">${addressOf(scene)}</div>`, item, `<div class="s13">${orderNumberLine(scene)}</div>`], true)}${furtherMenuEntries(scene)}`,
  });
}

/** Draws a shop on the site. One of its tiles is sold and shows a title and a price. The others show only photos. */
function shopPage(scene: Scene): string {
  const { random, others, seller, screen } = scene;
  const width = Math.round((screen.width - 140) / 5);
  const tile = (other: Scene['item']) =>
    `<div style="width:${String(width)}px;height:${String(Math.round(width * 1.2))}px;overflow:hidden">${productPhoto(other, random)}</div>`;
  const own = `<div style="width:${String(width)}px">${mainPhoto(scene, `height:${String(Math.round(width * 1.2))}px`, VEIL)}${inAnyOrder(random, smallTitle(scene), `<div class="s14">${random.pick([soldForPrice(scene), soldPrice(scene)])}</div>`)}</div>`;
  return browserWindow(scene, {
    tab: `${seller} - Depop`,
    url: `depop.com/${seller}`,
    body: `<div class="row" style="padding:14px 36px">${depopLogo}<div style="width:420px">${searchField('Search for anything')}</div></div><div class="row" style="padding:6px 36px;gap:20px">${roundPortrait(random, 96)}<div><div class="s22 b">${seller}</div><div class="s14">${shopLine(scene)}</div><div class="s14">${listingDescription(scene)}</div></div></div><div class="row top" style="padding:14px 36px;gap:14px">${inAnyOrder(random, own, ...others.slice(0, 4).map(tile))}</div>`,
  });
}

/**
 * Draws a row in a list of purchases. Its first line is the brand, the seller or the date. Below it are the title, the
 * price and the size.
 */
function boughtRow(scene: Scene): string {
  const { random, item } = scene;
  const above = random.pick([
    `<div class="s16 b">${escapedHtml(item.brand)}</div>`,
    `<div class="s15 sb">${scene.seller}</div>`,
    `<div class="s12 m up">Bought ${soldDay(scene)}</div>`,
  ]);
  const price = `<div class="${random.pick(['s13', 's15 b', 's18 b'])}">${soldPrice(scene)}</div>`;
  return clippedScreenshot(
    random.between(340, 450),
    `<div class="row top pad">${mainPhoto(scene, 'width:96px;height:118px;flex:none')}<div class="grow col g2">${above}${random.chance(0.7) ? smallTitle(scene) + price : price + smallTitle(scene)}<div class="s13 m">Size ${productSizeText(random, item.drawing)}</div></div></div>`,
  );
}

export const DEPOP_SOLD_PAGE_TEMPLATES = [
  ...templatesOf('depop', 'buyer-mobile', {
    'titled-listing': titledListing,
    'scrolled-down': scrolledDown,
  }),
  ...templatesOf('depop', 'seller-mobile', { 'earned-first': earnedFirst }),
  ...templatesOf('depop', 'desktop-listing', { 'shop-page': shopPage }),
  ...templatesOf('depop', 'sold-row', { 'bought-row': boughtRow }),
];
