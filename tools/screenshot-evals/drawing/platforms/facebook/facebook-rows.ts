import { label } from '../../labels';
import { inAnyOrder, maybe } from '../../variety';
import { mainPhoto, mainThumb, priceTag } from '../../pieces/listing-parts';
import { personalMark, titleMark } from '../../marks';
import { amongNeighbours, clipping } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { shortened } from '../../pieces/parts';
import { picture } from '../../pieces/pictures';
import { table } from '../../pieces/one-row-table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { ordered, place, priceLine } from './facebook-parts';

/** Thumbnail, title and price without a word of the app. */
function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const side = random.between(48, 96);
  const thumb = mainThumb(scene, [side, side], random.pick([0, 6, 12]));
  const text = inAnyOrder(
    random,
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="p">${priceTag(scene)}</div>`,
  );
  return clipping(
    random.between(320, 460),
    `<div class="row pad">${random.chance(0.8) ? thumb : ''}<div class="grow col g2">${text}</div>${maybe(random, 0.5, icon('right', 18))}</div>`,
  );
}

function purchaseRow(scene: Scene): string {
  const { random, item, seller } = scene;
  return clipping(
    random.between(350, 430),
    `<div class="pad"><div class="row top">${mainThumb(scene, [80, 80])}<div class="grow col g2"><div class="s12 m">${random.pick(['Delivered', 'Ordered', 'Purchased'])} ${ordered(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="between s14"><span>${priceTag(scene)}</span><span class="m">${seller}</span></div></div></div><div class="row" style="padding-top:10px"><span class="button plain square grow s13">${random.pick(['Rate seller', 'Buy again', 'Get help'])}</span></div></div>`,
  );
}

function listingsTable(scene: Scene): string {
  const { random, item, buyer } = scene;
  const first = {
    head: random.pick(['Listing', 'Title', 'Item']),
    cell: `<div class="row">${maybe(random, 0.6, mainThumb(scene, [40, 40], 4))}<div class="grow">${titleMark(shortened(item.title, 56))}</div></div>`,
  };
  const columns = [
    { head: 'Price', cell: priceTag(scene), width: 80 },
    { head: 'Status', cell: random.pick(['Sold', '<span class="pill">Sold</span>']), width: 70 },
    { head: label(scene, 'soldDay', { colon: false }), cell: ordered(scene), width: 130 },
    { head: 'Clicks', cell: String(random.between(3, 800)), width: 60, isRight: true },
  ];
  const name = {
    head: label(scene, 'buyer', { colon: false }),
    cell: personalMark('name', buyer.name),
    width: 150,
  };
  return clipping(
    random.between(780, 1080),
    table(
      [first, ...(random.chance(0.5) ? [name, ...columns] : columns)],
      random.pick(['s12 m', 's13 sb', 's11 up m']),
    ),
  );
}

function soldTo(scene: Scene): string {
  const { random, item, buyer, earlierPrice, style } = scene;
  const money = random.pick([
    () => priceTag(scene),
    () => `<s class="m s13">${style.money(earlierPrice)}</s> ${priceTag(scene)}`,
  ])();
  return clipping(
    random.between(340, 420),
    `<div class="row top pad">${mainPhoto(scene, 'width:92px;height:92px;flex:none;border-radius:8px', '<span class="over s11" style="left:4px;bottom:4px">Sold</span>')}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s15">${money}</div><div class="s13 m">Sold to ${personalMark('name', buyer.name)}</div><div class="s13 m">${ordered(scene)}</div></div></div>`,
  );
}

/** Price first, then a title in two narrow lines. */
function gridCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(150, 210);
  return clipping(
    width,
    `${mainPhoto(scene, `height:${String(width)}px`)}<div style="padding:6px 8px"><div class="p">${priceLine(scene)}</div><div class="t">${titleMark(shortened(item.title, random.between(30, 60)))}</div>${maybe(random, 0.6, `<div class="s12 m">${place(scene)}</div>`)}</div>`,
  );
}

function profileCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string, state: string) =>
    `${photo}<div class="col g2" style="padding:6px 2px"><div class="s14 sb">${title}</div><div class="s14">${price}</div><div class="s12 m">${state}</div></div>`;
  return amongNeighbours(scene, {
    width: random.between(170, 206),
    card: tile(
      mainPhoto(scene, `height:180px;border-radius:8px;${random.pick(['', 'opacity:.7'])}`),
      titleMark(item.title),
      priceTag(scene),
      random.pick(['Sold', 'Sold · Pickup']),
    ),
    other: (other) =>
      tile(
        `<div style="height:180px;border-radius:8px;overflow:hidden">${picture(other, random)}</div>`,
        shortened(other.title, 18).replaceAll('&', '&amp;'),
        style.money(other.price),
        'Available',
      ),
  });
}

function wideCard(scene: Scene): string {
  const { random, item, shipping, style } = scene;
  const shipped = random.pick([
    `Ships for ${style.money(shipping)}`,
    'Free shipping',
    'Local pickup only',
  ]);
  return clipping(
    random.between(250, 320),
    `<div style="border:1px solid var(--line);border-radius:10px;overflow:hidden">${mainPhoto(scene, `height:${String(random.between(140, 220))}px`, '<div class="center s15 b" style="position:absolute;inset:0;padding-top:20%;background:rgba(0,0,0,.45);color:#fff">SOLD</div>')}<div class="pad col g2"><div class="t">${titleMark(item.title)}</div><div class="between s15"><b>${priceTag(scene)}</b><span class="m s13">${shipped}</span></div></div></div>`,
  );
}

export const FACEBOOK_ROWS: readonly Template[] = [
  { name: 'facebook/bare-row', platform: 'facebook', layout: 'sold-row', draw: bareRow },
  { name: 'facebook/purchase-row', platform: 'facebook', layout: 'sold-row', draw: purchaseRow },
  {
    name: 'facebook/listings-table',
    platform: 'facebook',
    layout: 'sold-row',
    draw: listingsTable,
  },
  { name: 'facebook/sold-to', platform: 'facebook', layout: 'sold-row', draw: soldTo },
  { name: 'facebook/grid-card', platform: 'facebook', layout: 'sold-card', draw: gridCard },
  { name: 'facebook/profile-card', platform: 'facebook', layout: 'sold-card', draw: profileCard },
  { name: 'facebook/wide-card', platform: 'facebook', layout: 'sold-card', draw: wideCard },
];
