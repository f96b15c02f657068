import { randomLabel } from '../../labels';
import { escapedHtml, personalMark, titleMark } from '../../marks';
import { rowBetweenCutRows, clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, mainThumbnail, productThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { amountColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { orderDay } from './parts';

/** Draws thumbnail, title and price. No other text shows which marketplace this is. */
function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const side = random.between(48, 96);
  const thumb = mainThumbnail(scene, [side, side], random.pick([0, 6, 12]));
  const text = inAnyOrder(
    random,
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="p">${soldPrice(scene)}</div>`,
  );
  return clippedScreenshot(
    random.between(320, 460),
    `<div class="row pad">${random.chance(0.8) ? thumb : ''}<div class="grow col g2">${text}</div>${maybe(random, 0.5, icon('right', 18))}</div>`,
  );
}

function purchaseRow(scene: Scene): string {
  const { random, item, seller } = scene;
  return clippedScreenshot(
    random.between(350, 430),
    `<div class="pad"><div class="row top">${mainThumbnail(scene, [80, 80])}<div class="grow col g2"><div class="s12 m">${random.pick(['Delivered', 'Ordered', 'Purchased'])} ${orderDay(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="between s14"><span>${soldPrice(scene)}</span><span class="m">${seller}</span></div></div></div><div class="row" style="padding-top:10px"><span class="button plain square grow s13">${random.pick(['Rate seller', 'Buy again', 'Get help'])}</span></div></div>`,
  );
}

function listingsTable(scene: Scene): string {
  const { random, item, buyer } = scene;
  const first = {
    heading: random.pick(['Listing', 'Title', 'Item']),
    cell: `<div class="row">${maybe(random, 0.6, mainThumbnail(scene, [40, 40], 4))}<div class="grow">${titleMark(shortenedTitle(item.title, 56))}</div></div>`,
  };
  const columns = [
    { heading: 'Price', cell: soldPrice(scene), width: '106px' },
    {
      heading: 'Status',
      cell: random.pick(['Sold', '<span class="pill">Sold</span>']),
      width: '70px',
    },
    {
      heading: randomLabel(scene, 'soldDay', { colon: false }),
      cell: orderDay(scene),
      width: '130px',
    },
    amountColumn('Clicks', String(random.between(3, 800))),
  ];
  const name = {
    heading: randomLabel(scene, 'buyer', { colon: false }),
    cell: personalMark('name', buyer.name),
    width: '150px',
  };
  return clippedScreenshot(
    random.between(780, 1080),
    tableWithOneRow(scene, [first, ...(random.chance(0.5) ? [name, ...columns] : columns)]),
  );
}

function soldTo(scene: Scene): string {
  const { random, item, buyer, earlierPrice, style } = scene;
  const money = random.pick([
    () => soldPrice(scene),
    () => `<s class="m s13">${style.money(earlierPrice)}</s> ${soldPrice(scene)}`,
  ])();
  return clippedScreenshot(
    random.between(340, 420),
    `<div class="row top pad">${mainPhoto(scene, 'width:92px;height:92px;flex:none;border-radius:8px', '<span class="over s11" style="left:4px;bottom:4px">Sold</span>')}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s15">${money}</div><div class="s13 m">Sold to ${personalMark('name', buyer.name)}</div><div class="s13 m">${orderDay(scene)}</div></div></div>`,
  );
}

/** Draws a row with the price above the title, between rows that are cut off. */
function cutList(scene: Scene): string {
  const { random, item, style } = scene;
  const line = (thumb: string, title: string, price: string) =>
    `<div class="row top pad"><div class="grow col g2"><div class="p">${price}</div><div class="t">${title}</div><div class="s12 m">${random.pick(['Sold', 'Sold · Pickup', ''])}</div></div>${thumb}</div>`;
  return rowBetweenCutRows(scene, {
    width: random.between(350, 420),
    height: random.between(100, 128),
    row: line(
      mainThumbnail(scene, [72, 72]),
      titleMark(shortenedTitle(item.title, 28)),
      soldPrice(scene),
    ),
    other: (other) =>
      line(
        productThumbnail(other, random, [72, 72]),
        escapedHtml(shortenedTitle(other.title, 28)),
        style.money(other.price),
      ),
  });
}

export const FACEBOOK_ROW_TEMPLATES: readonly Template[] = [
  { name: 'facebook/bare-row', platform: 'facebook', layout: 'sold-row', draw: bareRow },
  { name: 'facebook/purchase-row', platform: 'facebook', layout: 'sold-row', draw: purchaseRow },
  {
    name: 'facebook/listings-table',
    platform: 'facebook',
    layout: 'sold-row',
    draw: listingsTable,
  },
  { name: 'facebook/sold-to', platform: 'facebook', layout: 'sold-row', draw: soldTo },
  { name: 'facebook/cut-list', platform: 'facebook', layout: 'sold-row', draw: cutList },
];
