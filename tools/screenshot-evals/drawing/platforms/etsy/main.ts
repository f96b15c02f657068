import { dayFormats } from '../../days';
import {
  escapedHtml,
  feeMark,
  personalMark,
  priceMark,
  shopMark,
  soldDayMark,
  titleMark,
} from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { billRows, stackedLabel, shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const TABS = [
  ['home', 'Home'],
  ['heart', 'Favorites'],
  ['bell', 'Updates'],
  ['person', 'You'],
  ['cart', 'Cart'],
] as const;

const sorry = ({ random, soldOn }: Scene) =>
  random.pick([
    `Sorry, this item sold on ${soldDayMark(dayFormats.short(soldOn), soldOn)}.`,
    `This item is sold out. It sold on ${soldDayMark(dayFormats.long(soldOn), soldOn)}.`,
    'Sorry, this item is sold out.',
  ]);

const prices = ({ random, price, earlierPrice }: Scene) =>
  random.chance(0.5)
    ? `<span class="s22 b good">${priceMark(dollars(price))}</span> <s class="m s14">${dollars(earlierPrice)}</s>`
    : `<span class="s22 b">${priceMark(dollars(price))}</span>`;

const shop = ({ random, item }: Scene) =>
  `<div class="row s13" style="gap:6px"><span class="u">${shopMark(item.brand)}</span>${starIcons()} <span class="m">(${String(random.between(12, 4200)).replace(/(\d)(\d{3})$/, '$1,$2')})</span></div>`;

const highlights = ({ random, shipping }: Scene) =>
  `<div class="s16 b">${random.pick(['Item details', 'Highlights'])}</div><div class="s14">${icon('check', 16)} ${random.pick(['Handmade', 'Vintage from the 1970s', 'Designed by the shop'])}</div><div class="s14">${icon('truck', 16)} Cost to ship: ${dollars(shipping)}</div><div class="s14">${icon('heart', 16)} ${String(random.between(11, 900))} people have this in their favorites</div>`;

function soldListing(scene: Scene): string {
  const { random, item } = scene;
  const title = `<div class="${random.pick(['serif s18', 's16'])}">${titleMark(item.title)}</div>`;
  const price = `<div>${prices(scene)}</div>`;
  const body = `<div style="height:${String(random.between(150, 330))}px">${productPhoto(item, random)}</div><div class="pad col" style="gap:9px"><div class="s14 sb">${sorry(scene)}</div>
    ${random.chance(0.6) ? price + title : title + price}${shop(scene)}<div class="button plain">${random.pick(['Sold', 'Find similar items', 'Sold out'])}</div>${highlights(scene)}</div>
    ${shelfOfOtherItems(scene, { heading: random.pick(['You may also like', 'More from this shop']) })}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['', searchField('Search for anything on Etsy')]), {
      buttons: ['share', 'heart'],
    }),
    body,
    below: random.chance(0.6) ? tabBar(TABS, 0) : '',
  });
}

function soldPage(scene: Scene): string {
  const { random, item, screen } = scene;
  const body = `<div class="row" style="padding:12px 34px;gap:20px"><b class="serif s32" style="color:#f1641e">Etsy</b><span class="s13">${icon('menu', 18)} Categories</span><div class="grow" style="border:2px solid var(--fg);border-radius:20px;padding:8px 16px"><span class="m s13">Search for anything</span></div><span class="s13">Sign in</span>${icon('heart')}${icon('cart')}</div><div class="rule"></div>
    <div style="padding:16px 34px"><div class="card s15" style="margin-bottom:14px">${sorry(scene)}</div><div class="row top" style="gap:34px"><div style="width:54%;height:${String(screen.height - 270)}px;border-radius:8px;overflow:hidden">${productPhoto(item, random)}</div>
    <div class="grow col g12"><div>${prices(scene)}</div><div class="${random.pick(['s20 serif', 's18'])}">${titleMark(item.title)}</div>${shop(scene)}<div class="button plain">Sold out</div>${highlights(scene)}</div></div></div>`;
  return browserWindow(scene, {
    tab: `${item.title.slice(0, 20)} - Etsy`,
    url: `etsy.com/listing/${String(random.between(100_000_000, 999_999_999))}/${escapedHtml(
      item.title,
    )
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
    body,
  });
}

function order(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order: number, shipping, tax, fee, parcel } = scene;
  const body = `<div class="pad col"><div class="${random.pick(['s24 serif', 's20 b'])}">${personalMark('name', buyer.name)}</div><div class="s14 m">Order ${personalMark('order', `#${number}`)} · ${random.pick(['Ordered', 'Paid'])} ${soldDayMark(dayFormats.short(soldOn), soldOn)}</div></div><div class="rule"></div>
    <div class="pad row top">${productThumbnail(item, random, [78, 64])}<div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s13 m">Quantity: 1 &nbsp; ${random.pick(['Personalization: none', 'Color: natural', ''])}</div></div></div><div class="rule"></div>
    <div class="pad">${billRows([
      { label: 'Item total', amount: priceMark(dollars(price)) },
      { label: 'Shipping price', amount: dollars(shipping) },
      { label: random.pick(['Tax', 'Sales tax']), amount: feeMark('tax', dollars(tax)) },
      { label: 'Order total', amount: dollars(price + shipping + tax), strong: true },
    ])}<div class="card">${billRows([
      { label: 'Etsy fees', amount: feeMark('fee', negativeDollars(fee)) },
      {
        label: random.pick(['You earned', 'Your earnings']),
        amount: feeMark('payout', dollars(price + shipping - fee)),
        strong: true,
      },
    ])}</div></div>
    <div class="pad s14" style="padding-top:0"><div class="b">${random.pick(['Deliver to', 'Ship to', 'Shipping address'])}</div><div>${personalMark('name', buyer.name)}</div><div>${personalMark('address', buyer.street)}</div><div>${personalMark('address', buyer.town)}</div><div>United States</div><div class="a">${personalMark('email', buyer.email)}</div>
    ${stackedLabel(`Tracking · ${parcel.carrier}`, personalMark('tracking', parcel.number))}</div>`;
  return phonePage(scene, { bar: appBar('Order', { centred: true, buttons: ['more'] }), body });
}

function orderRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order: number } = scene;
  return clippedScreenshot(
    random.between(760, 900),
    `<div class="row top pad" style="gap:16px">${productThumbnail(item, random, [84, 66])}<div class="grow col g4"><div class="s13"><b>${personalMark('name', buyer.name)}</b> &nbsp;<span class="m">${personalMark('order', `#${number}`)}</span></div><div class="s15">${titleMark(item.title)}</div><div class="s14 b">${priceMark(dollars(price))} <span class="m" style="font-weight:400">Qty 1</span></div></div>
      <div class="s13 col g2" style="width:190px"><div>${random.pick(['Ordered', 'Sold'])} ${soldDayMark(random.pick([dayFormats.short, dayFormats.dayFirst])(soldOn), soldOn)}</div><div class="m">Ship by ${dayFormats.withoutYear(soldOn)}</div><div>${personalMark('address', buyer.town)}</div></div></div>`,
  );
}

function soldCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(170, 250);
  return clippedScreenshot(
    width,
    `<div style="padding:6px"><div style="height:${String(width * 0.8)}px;position:relative;border-radius:8px;overflow:hidden">${productPhoto(item, random)}<span class="over s12" style="left:8px;bottom:8px">${random.pick(['Sold', 'Sold out'])}</span></div>
    <div class="col g2" style="padding-top:6px"><div class="s14">${titleMark(shortenedTitle(item.title, random.between(34, 70)))}</div>${shop(scene)}<div>${prices(scene)}</div><div class="s12 m">${random.pick(['FREE shipping', `Ad by ${shopMark(item.brand)}`, ''])}</div></div></div>`,
  );
}

export const ETSY_MAIN_TEMPLATES: readonly Template[] = [
  { name: 'etsy/sold-listing', platform: 'etsy', layout: 'buyer-mobile', draw: soldListing },
  { name: 'etsy/sold-page', platform: 'etsy', layout: 'desktop-listing', draw: soldPage },
  { name: 'etsy/order', platform: 'etsy', layout: 'seller-mobile', draw: order },
  { name: 'etsy/order-row', platform: 'etsy', layout: 'sold-row', draw: orderRow },
  { name: 'etsy/sold-card', platform: 'etsy', layout: 'sold-card', draw: soldCard },
];
