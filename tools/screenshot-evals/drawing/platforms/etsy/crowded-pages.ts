import { escapedHtml } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, orderNumberLine, trackingLine } from '../../pieces/buyer';
import { soldDay } from '../../pieces/facts';
import { mailOnPhone } from '../../pieces/mails';
import { randomOtherGivenName } from '../../pieces/other-people';
import { shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { mainPhoto } from '../../pieces/pictures';
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
import { smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  listingBadge,
  buyerTabs,
  chosenVariant,
  etsyLogo,
  sellerTabs,
  shopLine,
  shopMenu,
  siteBar,
} from './parts';

/** Draws a page for the seller that shows the next step in large letters. */
function mailBy(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}${chosenVariant(scene)}${maybe(random, 0.5, chosenVariant(scene))}`,
  );
  const sums = `<div>${random.chance(0.5) ? sellerPayoutBreakdown(scene, { price: 'itemTotal', marked: true }) : buyerCostBreakdown(scene, { marked: true })}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Order', 'Order details', '']), { buttons: ['more'] }),
    body: `<div class="pad ${random.pick(['', 'serif'])}">${taskHeading(scene)}</div>${joinedBlocks(scene, random.chance(0.5) ? [item, ...buyerBlocks(scene), sums] : [...buyerBlocks(scene), sums, item])}${furtherMenuEntries(scene)}`,
    below: maybe(random, 0.5, sellerTabs(1)),
  });
}

/** Draws a purchase that is being delivered. */
function onItsWay(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}${chosenVariant(scene)}<div class="s15 b">${soldPrice(scene)}</div>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchase', 'Track package'])),
    body: `<div class="pad"><div class="s26 serif">${random.pick(['On its way', 'Estimated arrival Aug 4-9', 'Your order was shipped'])}</div><div style="padding:10px 0">${parcelProgress(scene, ['Ordered', 'Shipped', 'Delivered'])}</div><div class="s13">${trackingLine(scene)}</div></div>${joinedBlocks(scene, [item, `<div class="s14">${orderNumberLine(scene)}<div class="m">${soldDay(scene)}</div></div>`, `<div class="s14">${addressOf(scene)}</div>`], true)}${furtherMenuEntries(scene)}`,
    below: maybe(random, 0.5, buyerTabs(3)),
  });
}

/** Draws a listing page with a price and a former price. In most pictures, they are above the title. */
function reduced(scene: Scene): string {
  const { random } = scene;
  const blocks = [
    discountedPrice(scene),
    random.pick([smallTitle, listingTitle])(scene),
    shopLine(scene),
  ];
  return phonePage(scene, {
    bar: appBar('', { buttons: ['search', 'cart'] }),
    body: `${mainPhoto(scene, `height:${String(random.between(170, 380))}px`, '<span class="over s13" style="left:12px;bottom:12px">1 / 6</span>')}<div class="pad col"><div class="s13 a">In 20+ carts</div>${listingBadge(scene)}${random.chance(0.5) ? blocks.join('') : inAnyOrder(random, ...blocks)}<div class="s15 b">Sold</div><div class="s13 m">${random.pick(['This shop sells from Ohio', 'Arrives in 4-9 days, if you order today', 'Returns accepted'])}</div></div>${shelfOfOtherItems(scene, { heading: 'You may also like' })}`,
    below: maybe(random, 0.6, buyerTabs(0)),
  });
}

/** Draws an email about a sale. The email contains a table. */
function tableMail(scene: Scene): string {
  const { random } = scene;
  const columns = [
    {
      heading: random.pick(['Item', 'Product', '']),
      cell: smallTitle(scene) + chosenVariant(scene),
      width: '62%',
    },
    { heading: random.pick(['Qty', 'Quantity']), cell: '1' },
    { heading: random.pick(['Price', 'Item price']), cell: soldPrice(scene), right: true },
  ];
  return mailOnPhone(scene, {
    sender: 'Etsy Transactions',
    address: 'transaction@example.com',
    subject: random.pick(['You made a sale on Etsy', 'New order: ship by Friday', 'Cha-ching!']),
    body: `${etsyLogo()}<div class="s20 b" style="padding:8px 0">${random.pick(['You made a sale!', `Congrats, ${randomOtherGivenName(scene)}!`, 'Ready to ship'])}</div><div class="s13">${orderNumberLine(scene)} · ${soldDay(scene)}</div>${tableWithOneRow(scene, columns)}${buyerHeadline(scene)}<div class="s14" style="padding-top:8px">${addressOf(scene)}</div>`,
  });
}

/**
 * Draws an order in Shop Manager in columns: in some pictures the menu, and then the item and the buyer in random
 * order.
 */
function threeColumns(scene: Scene): string {
  const { random } = scene;
  const item = `<div style="flex:5;min-width:0">${photoBesideLines(scene, `${smallTitle(scene)}${chosenVariant(scene)}<div class="s14">${soldPrice(scene)}</div>`)}<div class="rule" style="margin:12px 0"></div>${sellerPayoutBreakdown(scene, { marked: false })}</div>`;
  const buyer = `<div style="flex:4;min-width:0">${buyerHeadline(scene)}<div class="s14" style="padding:12px 0">${addressOf(scene)}</div><div class="s13">${orderNumberLine(scene)}<div class="m">${soldDay(scene)}</div></div></div>`;
  return browserWindow(scene, {
    tab: 'Orders',
    url: 'etsy.com/your/orders/sold',
    body: `<div style="display:flex">${random.chance(0.6) ? shopMenu() : ''}<div class="grow">${random.chance(0.4) ? siteBar(scene) : ''}<div class="pad"><div class="s26 ${random.pick(['serif', 'b'])}" style="padding:6px 0 16px">${random.pick(['Order details', 'Ship by tomorrow', escapedHtml('Orders & Delivery')])}</div><div style="display:flex;gap:28px;align-items:flex-start">${random.chance(0.5) ? item + buyer : buyer + item}</div></div></div></div>`,
  });
}

export const ETSY_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('etsy', 'seller-mobile', { 'mail-by': mailBy, 'table-mail': tableMail }),
  ...templatesOf('etsy', 'buyer-mobile', { 'on-its-way': onItsWay, reduced }),
  ...templatesOf('etsy', 'desktop-listing', { 'three-columns': threeColumns }),
];
