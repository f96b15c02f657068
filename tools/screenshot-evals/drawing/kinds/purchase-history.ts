import { randomLabel } from '../labels';
import { escapedHtml, personalMark } from '../marks';
import { randomPerson } from '../people';
import { icon, starIcons } from '../pieces/icons';
import { placeName, orderStatus, brandSizeAndColor } from '../pieces/lookalikes';
import { randomDayWriter, orderEntries, type OrderEntry } from '../pieces/order-entries';
import {
  roundAvatar,
  givenNameMark,
  wholeNameMark,
  randomNameWriter,
  buyerNote,
} from '../pieces/people-lines';
import { appBar, phonePage, searchField, tabBar } from '../pieces/phone';
import { productThumbnail } from '../pieces/pictures';
import { priceAndStruckPriceWriter } from '../pieces/struck-prices';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { bundleOrder } from './bundles';
import { filterChips, sellerText, entryTitle } from './history-parts';
import { historyTable, widePurchaseHistory } from './wide-histories';

const TABS = [
  ['home', 'Home'],
  ['search', 'Search'],
  ['bell', 'Inbox'],
  ['tag', 'Sell'],
  ['person', 'Me'],
] as const;

/** Draws purchases as large cards below each other. Each card has the seller, the price and buttons. */
function cards(scene: Scene): string {
  const { random, buyer } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const side = random.between(76, 118);
  const button = (words: string) =>
    `<span class="button ghost s12" style="padding:6px 12px">${words}</span>`;
  const card = (entry: OrderEntry) => {
    const words = inAnyOrder(random, entryTitle(entry), `<div>${pair(entry)}</div>`);
    const seller = sellerText(scene);
    return `<div class="box" style="margin-bottom:10px"><div class="between s12 m"><span>${entry.status}</span><span>${day(entry)}</span></div><div class="row top" style="padding-top:6px">${productThumbnail(entry.item, random, [side, side])}<div class="grow col g2">${words}<div class="s12 m">${seller}</div></div></div><div class="row" style="padding-top:8px">${button(random.pick(['Leave feedback', 'Rate seller']))}${button(random.pick(['Buy again', 'More options', 'Track package']))}</div></div>`;
  };
  const hello = maybe(
    random,
    0.4,
    `<div class="s14">${random.pick(['Welcome back,', 'Hi'])} ${givenNameMark(buyer)}</div>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchases', 'Purchase history', 'Orders']), {
      buttons: ['search', 'cart'],
    }),
    body: `<div class="padx">${hello}${filterChips(scene)}${orderEntries(scene, { count: 5 }).map(card).join('')}</div>`,
    below: maybe(random, 0.5, tabBar(TABS, 4)),
  });
}

/** Draws purchases grouped by shop. Some purchases are gifts, and some have a request to review them. */
function byShop(scene: Scene): string {
  const { random } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const gift = () => {
    const other = randomPerson(random);
    return random.pick([
      `<div class="s13">${icon('heart', 14)} Gift for ${random.chance(0.5) ? givenNameMark(other) : wholeNameMark(other)}</div>`,
      `<div class="s13 m">Sent to ${wholeNameMark(other)}</div>`,
      `<div class="s13 m">${buyerNote(random, scene.buyer)}</div>`,
      '',
      '',
    ]);
  };
  const review = () =>
    random.pick([
      `<div class="row s13">${starIcons(16)}<span class="m">Review this item</span></div>`,
      '<div class="button plain s13">Help with order</div>',
      `<div class="s13 m">${orderStatus(random)}</div>`,
    ]);
  const group = (entry: OrderEntry) =>
    `<div class="pad" style="border-bottom:8px solid var(--soft)"><div class="row">${roundAvatar(random, 30)}<div class="grow"><div class="s14 sb">${sellerText(scene)}</div><div class="s12 m">${day(entry)} · ${randomLabel(scene, 'order', { colon: false })} ${personalMark('order', entry.order)}</div></div>${icon('right', 16)}</div><div class="row top" style="padding:10px 0">${productThumbnail(entry.item, random, [92, 76], 6)}<div class="grow col g2">${entryTitle(entry)}<div class="s12 m">${brandSizeAndColor(random)}</div><div>${pair(entry)}</div></div></div>${gift()}${review()}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchases and reviews', 'Your purchases']), {
      lead: 'menu',
      buttons: ['search'],
    }),
    body: orderEntries(scene, { count: 4 }).map(group).join(''),
    below: maybe(random, 0.6, tabBar(TABS, 4)),
  });
}

/**
 * Draws the first purchase at the top, with its texts beside the photo. Draws the other purchases as tiles in two
 * columns. Most prices are beside a former price that is struck through.
 */
function grid(scene: Scene): string {
  const { random, screen, buyer } = scene;
  const [first, ...others] = orderEntries(scene, { count: random.between(7, 9) });
  if (!first) return '';
  const pair = priceAndStruckPriceWriter(scene);
  const day = randomDayWriter(scene);
  const width = Math.floor((screen.width - 32 - 10) / 2);
  const cell = (entry: OrderEntry) =>
    `<div style="width:${String(width)}px">${productThumbnail(entry.item, random, [width, Math.round(width * 0.9)], 4)}<div class="s12 one">${escapedHtml(entry.item.title)}</div><div>${pair(entry)}</div></div>`;
  const top = `<div class="row top" style="padding-bottom:12px">${productThumbnail(first.item, random, [width, width], 4)}<div class="grow col g2"><div class="s12 m">${day(first)}</div>${entryTitle(first, 70)}<div>${pair(first)}</div><div class="s12 m">${sellerText(scene)}</div><div class="s12 good">${random.pick(['Delivered', 'Shipped', 'On its way'])}</div></div></div>`;
  const profile = `<div class="row" style="padding-bottom:12px">${roundAvatar(random, 46)}<div class="grow"><div class="s16 b">${wholeNameMark(buyer)}</div><div class="s13 m">${personalMark('handle', `@${buyer.handle}`)} · ${String(random.between(2, 90))} bought</div></div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchases', 'Bought']), { centred: true, buttons: ['more'] }),
    body: `<div class="padx">${maybe(random, 0.7, profile)}${top}<div style="display:flex;flex-wrap:wrap;gap:10px">${others.map(cell).join('')}</div></div>`,
  });
}

/** Draws purchases from people nearby. Each shows the portrait, name and town of its seller. */
function fromPeople(scene: Scene): string {
  const { random } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const naming = randomNameWriter(random);
  const entry = (shown: OrderEntry) => {
    const seller = randomPerson(random);
    const talk = random.pick([
      `${givenNameMark(seller)}: ${random.pick(['Thanks again!', 'It is on the porch', 'See you in May'])}`,
      `You: Thanks ${givenNameMark(seller)}!`,
      `Rate ${givenNameMark(seller)}`,
      'How was your purchase?',
    ]);
    return `<div class="row top" style="padding:12px 0;border-bottom:1px solid var(--line)"><div style="position:relative">${productThumbnail(shown.item, random, [84, 84])}<div style="position:absolute;right:-6px;bottom:-6px">${roundAvatar(random, 30)}</div></div><div class="grow col g2">${random.chance(0.5) ? `<div>${pair(shown)}</div>${entryTitle(shown, 60)}` : `${entryTitle(shown, 60)}<div>${pair(shown)}</div>`}<div class="s13 m">${random.pick(['Sold by', 'Bought from', 'Seller:'])} ${naming(seller)}</div><div class="s12 m">${day(shown)}${maybe(random, 0.6, ` · ${placeName(random)}`)}</div><div class="s13">${talk}</div></div></div>`;
  };
  return phonePage(scene, {
    bar: appBar(random.pick(['Buying', 'Your purchases', 'Purchases']), {
      buttons: ['search', 'person'],
    }),
    body: `<div class="padx">${maybe(random, 0.6, filterChips(scene))}${orderEntries(scene, { count: 6 }).map(entry).join('')}</div>`,
    below: maybe(random, 0.5, tabBar(TABS, 3)),
  });
}

/** Draws a plain list of purchases with a search field and small photos. The dates are headings. */
function plainList(scene: Scene): string {
  const { random } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const row = (entry: OrderEntry) =>
    `<div class="between s13 m" style="padding:10px 16px 4px"><b>${day(entry)}</b><span>${personalMark('order', entry.order)}</span></div><div class="row padx">${productThumbnail(entry.item, random, [52, 52], random.pick([0, 6]))}<div class="grow">${entryTitle(entry, 80)}<div class="s12 m">${random.pick([sellerText(scene), brandSizeAndColor(random)])}</div></div><div class="right" style="max-width:38%">${pair(entry)}</div></div>`;
  const filter = random.pick(['Last 60 days', 'May', 'All of 2024', 'This month']);
  return phonePage(scene, {
    bar: appBar(random.pick(['Order history', 'My purchases']), { centred: true }),
    body: `<div class="padx">${searchField('Search purchases')}<div class="between s13" style="padding:8px 0"><span>${filter} ▾</span><span class="m">${String(random.between(6, 260))} items</span></div></div>${orderEntries(scene, { count: 9 }).map(row).join('')}`,
  });
}

export const PURCHASE_HISTORY_TEMPLATES = [
  ...templatesOf('ebay', 'buyer-mobile', { 'history-cards': cards }),
  ...templatesOf('ebay', 'desktop-listing', { 'wide-history': widePurchaseHistory }),
  ...templatesOf('etsy', 'buyer-mobile', { 'history-by-shop': byShop }),
  ...templatesOf('depop', 'buyer-mobile', { 'history-grid': grid }),
  ...templatesOf('facebook', 'buyer-mobile', { 'bought-from-people': fromPeople }),
  ...templatesOf('mercari', 'buyer-mobile', { 'history-list': plainList }),
  ...templatesOf('mercari', 'desktop-listing', { 'purchase-rows': historyTable }),
  ...templatesOf('poshmark', 'buyer-mobile', { 'bundle-order': bundleOrder }),
];
