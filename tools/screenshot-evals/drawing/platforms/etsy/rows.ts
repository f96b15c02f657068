import { randomLabel } from '../../labels';
import { escapedHtml, feeMark, personalMark, titleMark } from '../../marks';
import { pushBanner } from '../../pieces/banners';
import { rowBetweenCutRows, clippedScreenshot } from '../../pieces/clipping';
import { shortenedTitle } from '../../pieces/parts';
import { mainThumbnail, productThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { amountColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { maybe } from '../../variety';
import { orderDay, shopName } from './parts';

function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const thumb = mainThumbnail(
    scene,
    [random.between(56, 100), random.between(50, 80)],
    random.pick([0, 5, 10]),
  );
  const text = `<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s12 m">${orderDay(scene)}</div></div>`;
  const price = `<div class="p">${soldPrice(scene)}</div>`;
  return clippedScreenshot(
    random.between(380, 640),
    `<div class="row top pad">${random.pick([thumb + text + price, price + thumb + text, text + price])}</div>`,
  );
}

function purchaseRow(scene: Scene): string {
  const { random, item, order } = scene;
  return clippedScreenshot(
    random.between(360, 440),
    `<div class="pad"><div class="s13 m">Purchased from <span class="u">${shopName(scene)}</span> on ${orderDay(scene)}</div><div class="row top" style="padding-top:8px">${mainThumbnail(scene, [90, 72], 6)}<div class="grow col g2"><div class="t">${titleMark(shortenedTitle(item.title, 80))}</div><div class="p">${soldPrice(scene)}</div></div></div>${maybe(random, 0.6, `<div class="s12 m" style="padding-top:6px">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div>`)}</div>`,
  );
}

function ledgerTable(scene: Scene): string {
  const { random, item, price, order, style } = scene;
  const first = {
    heading: random.pick(['Date', 'Sale date']),
    cell: orderDay(scene),
    width: '120px',
  };
  const what = {
    heading: random.pick(['Description', 'Item', 'Sale']),
    cell: `${titleMark(shortenedTitle(item.title, 90))}<div class="s12 m">Order ${personalMark('order', `#${order}`)}</div>`,
  };
  const money = [
    amountColumn(random.pick(['Amount', 'Item total', 'Sale']), soldPrice(scene)),
    amountColumn(
      random.pick(['Fees', 'Fees & taxes']).replace('&', '&amp;'),
      feeMark('fee', `-${style.money(scene.fee)}`),
    ),
    amountColumn('Net', feeMark('payout', style.money(price - scene.fee))),
  ];
  return clippedScreenshot(
    random.between(820, 1100),
    tableWithOneRow(scene, [first, what, ...money]),
  );
}

function shippedRow(scene: Scene): string {
  const { random, item, buyer, parcel } = scene;
  const person = `<div style="width:200px" class="s13"><b>${personalMark('name', buyer.name)}</b><br>${personalMark('address', buyer.town)}</div>`;
  const what = `<div class="grow row top">${mainThumbnail(scene, [76, 60], 4)}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div></div></div>`;
  const parcelText = `<div style="width:230px" class="s12"><div class="sb">${random.pick(['Shipped', 'Delivered', 'Pre-transit'])}</div><div class="m">${randomLabel(scene, 'orderDay')} ${orderDay(scene)}</div><div>${parcel.carrier} ${personalMark('tracking', parcel.number)}</div></div>`;
  return clippedScreenshot(
    random.between(860, 1080),
    `<div class="row top pad" style="gap:20px">${random.chance(0.5) ? person + what : what + person}${parcelText}</div>`,
  );
}

function saleBanner(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(370, 430),
    `<div style="padding:10px">${pushBanner(scene, {
      app: random.pick(['Etsy Seller', 'Etsy', 'Sell on Etsy']),
      heading: random.pick(['You made a sale!', 'Cha-ching!', 'New order']),
      words: `${titleMark(shortenedTitle(item.title, 70))}<br>${soldPrice(scene)}`,
      aside: maybe(random, 0.5, mainThumbnail(scene, [40, 40], 5)),
    })}</div>`,
  );
}

/** Draws a row with the price at its right edge, between rows that are cut off. */
function cutList(scene: Scene): string {
  const { random, item, style } = scene;
  const line = (thumb: string, title: string, price: string) =>
    `<div class="row top pad" style="gap:16px">${thumb}<div class="grow col g2"><div class="t">${title}</div><div class="s12 m">${random.pick(['Completed', 'Delivered', 'Sold'])}</div></div><div class="p">${price}</div></div>`;
  return rowBetweenCutRows(scene, {
    width: random.between(520, 760),
    height: random.between(90, 118),
    row: line(
      mainThumbnail(scene, [80, 64], 4),
      titleMark(shortenedTitle(item.title, 60)),
      soldPrice(scene),
    ),
    other: (other) =>
      line(
        productThumbnail(other, random, [80, 64], 4),
        escapedHtml(shortenedTitle(other.title, 60)),
        style.money(other.price),
      ),
  });
}

export const ETSY_ROW_TEMPLATES: readonly Template[] = [
  { name: 'etsy/bare-row', platform: 'etsy', layout: 'sold-row', draw: bareRow },
  { name: 'etsy/purchase-row', platform: 'etsy', layout: 'sold-row', draw: purchaseRow },
  { name: 'etsy/ledger-table', platform: 'etsy', layout: 'sold-row', draw: ledgerTable },
  { name: 'etsy/shipped-row', platform: 'etsy', layout: 'sold-row', draw: shippedRow },
  { name: 'etsy/sale-banner', platform: 'etsy', layout: 'sold-row', draw: saleBanner },
  { name: 'etsy/cut-list', platform: 'etsy', layout: 'sold-row', draw: cutList },
];
