import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { buyerLine, buyerHandle, orderNumberLine, trackingLine } from '../../pieces/buyer';
import { labelledFact, soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mailOnDesktop } from '../../pieces/mails';
import { randomOtherGivenName, randomOtherHandle } from '../../pieces/other-people';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, mainPhoto, productThumbnail } from '../../pieces/pictures';
import { discountedPrice, soldPrice } from '../../pieces/prices';
import { parcelProgress } from '../../pieces/steps';
import { tableWithOneRow } from '../../pieces/table';
import {
  joinedBlocks,
  buyerBlocks,
  furtherMenuEntries,
  photoBesideLines,
  taskHeading,
} from '../../pieces/task-pages';
import { titleInCapitals, smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { productSizeText } from '../../titles/product-size';
import { inAnyOrder, maybe } from '../../variety';
import { likesLabel, poshmarkLogo, POSHMARK_TABS, sizeAndBrand } from './facts';

/** Draws a page that congratulates the seller in large letters. The title of the item is smaller. */
function soldNote(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    inAnyOrder(random, smallTitle(scene), `<div class="s12 m">${sizeAndBrand(scene)}</div>`),
  );
  const blocks = [
    item,
    ...buyerBlocks(scene),
    `<div>${sellerPayoutBreakdown(scene, { price: random.pick(['price', 'soldPrice']), marked: true })}</div>`,
  ];
  return phonePage(scene, {
    bar: appBar(random.pick(['Sale', 'Order details', '']), { centred: true }),
    body: `<div class="pad">${taskHeading(scene)}</div>${joinedBlocks(scene, blocks)}${furtherMenuEntries(scene)}`,
    below: maybe(random, 0.5, tabBar(POSHMARK_TABS, 2)),
  });
}

/** Draws an email about a sale. The email contains a table. */
function tableMail(scene: Scene): string {
  const { random } = scene;
  const columns = [
    { heading: random.pick(['Item', 'Listing', '']), cell: smallTitle(scene), width: '55%' },
    { heading: 'Size', cell: productSizeText(random, scene.item.drawing) },
    { heading: random.pick(['Price', 'Sold for', 'Amount']), cell: soldPrice(scene), right: true },
  ];
  return mailOnDesktop(scene, {
    sender: 'Poshmark',
    address: 'orders@example.com',
    subject: random.pick(['You made a sale', 'Cha-ching! New order', 'Ship your item']),
    body: `<div class="center">${poshmarkLogo}</div><div class="s22 b" style="padding:10px 0">${random.pick(['You made a sale!', `Congrats, ${randomOtherGivenName(scene)}!`, 'Time to pack'])}</div>${maybe(random, 0.5, productThumbnail(scene.item, random, [90, 90], 4))}${tableWithOneRow(scene, columns)}<div class="s14">${buyerLine(scene)}<br>${addressOf(scene)}</div><div class="s12 m">${orderNumberLine(scene)} · ${soldDay(scene)}</div>`,
  });
}

/** Draws a listing with a small former price, and the discount on a small label. */
function reduced(scene: Scene): string {
  const { random, seller } = scene;
  const blocks = [
    discountedPrice(scene),
    random.pick([smallTitle, listingTitle, titleInCapitals])(scene),
    `<div class="s13 m">${sizeAndBrand(scene)}</div>`,
  ];
  return phonePage(scene, {
    bar: `<div class="row padx">${icon('back')}${roundPortrait(random, 30)}<div class="grow s15 b">${seller}</div>${icon('share')}</div>`,
    body: `${mainPhoto(scene, `height:${String(random.between(180, 420))}px`, '<span class="over s14" style="right:12px;top:12px">SOLD</span>')}<div class="pad col g2">${random.chance(0.5) ? blocks.join('') : inAnyOrder(random, ...blocks)}<div class="row s13 m">${icon('heart', 16)} ${likesLabel(scene)}</div></div><div class="rule"></div><div class="pad s14"><b>${randomOtherHandle(scene)}</b> would you take $${String(random.between(5, 60))}?<br><b>${seller}</b> sorry, just sold! 💕</div>`,
    below: tabBar(POSHMARK_TABS, 1),
  });
}

/** Draws the buyer's page of an order that is being delivered. */
function onItsWay(scene: Scene): string {
  const { random } = scene;
  const blocks = [
    photoBesideLines(scene, `${smallTitle(scene)}<div class="s12 m">${sizeAndBrand(scene)}</div>`),
    `<div>${buyerCostBreakdown(scene, { price: random.pick(['price', 'itemTotal']), marked: true, forBuyer: true })}</div>`,
    `<div>${labelledFact(scene, 'orderDay', soldDay(scene))}<div class="s13">${orderNumberLine(scene)}</div></div>`,
  ];
  return phonePage(scene, {
    bar: appBar('My Purchases', { buttons: ['more'] }),
    body: `<div class="pad"><div class="s24 b">${random.pick(['On its way', 'Shipped', 'Label created'])}</div>${parcelProgress(scene, ['Ordered', 'Shipped', 'Delivered', 'Accepted'])}<div class="s13">${trackingLine(scene)}</div></div>${joinedBlocks(scene, blocks)}${furtherMenuEntries(scene)}`,
  });
}

/** Draws a list of news in which one entry is the sale. */
function newsList(scene: Scene): string {
  const { random } = scene;
  const entry = (html: string) =>
    `<div class="row top" style="padding:10px 0;border-bottom:1px solid var(--line)">${roundPortrait(random, 38)}<div class="grow s14">${html}</div></div>`;
  const sale = `<div class="row top" style="padding:10px 0;border-bottom:1px solid var(--line)">${productThumbnail(scene.item, random, [48, 48], 4)}<div class="grow s14">${buyerHandle(scene)} bought ${smallTitle(scene).replaceAll('div', 'span')} for ${soldPrice(scene)}<div class="s12 m">${soldDay(scene)}</div></div></div>`;
  const others = [
    '<b>Posh Ambassador</b> shared your listing',
    '<b>3 people</b> liked items in your closet',
    '<b>Price drop</b> on an item you liked',
  ].map(entry);
  return phonePage(scene, {
    bar: appBar('News', { centred: true }),
    body: `<div class="padx">${inAnyOrder(random, sale, ...others)}</div>`,
    below: tabBar(POSHMARK_TABS, 3),
  });
}

export const POSHMARK_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('poshmark', 'seller-mobile', { 'sold-note': soldNote, 'news-list': newsList }),
  ...templatesOf('poshmark', 'desktop-listing', { 'table-mail': tableMail }),
  ...templatesOf('poshmark', 'buyer-mobile', { reduced, 'on-its-way': onItsWay }),
];
