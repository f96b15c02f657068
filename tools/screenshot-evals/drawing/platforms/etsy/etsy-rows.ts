import { label } from '../../labels';
import { inAnyOrder, maybe } from '../../variety';
import { mainPhoto, mainThumb, priceTag } from '../../pieces/listing-parts';
import { escaped, personalMark, titleMark, feeMark } from '../../marks';
import { amongNeighbours, clipping } from '../../pieces/clipping';
import { stars } from '../../pieces/icons';
import { banner } from '../../pieces/banners';
import { shortened } from '../../pieces/parts';
import { picture } from '../../pieces/pictures';
import { table } from '../../pieces/one-row-table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { badge, ordered, priceBlock, shopLine, shopName } from './etsy-parts';

function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const thumb = mainThumb(
    scene,
    [random.between(56, 100), random.between(50, 80)],
    random.pick([0, 5, 10]),
  );
  const text = `<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s12 m">${ordered(scene)}</div></div>`;
  const price = `<div class="p">${priceTag(scene)}</div>`;
  return clipping(
    random.between(380, 640),
    `<div class="row top pad">${random.pick([thumb + text + price, price + thumb + text, text + price])}</div>`,
  );
}

function purchaseRow(scene: Scene): string {
  const { random, item, order } = scene;
  return clipping(
    random.between(360, 440),
    `<div class="pad"><div class="s13 m">Purchased from <span class="u">${shopName(scene)}</span> on ${ordered(scene)}</div><div class="row top" style="padding-top:8px">${mainThumb(scene, [90, 72], 6)}<div class="grow col g2"><div class="t">${titleMark(shortened(item.title, 80))}</div><div class="p">${priceTag(scene)}</div></div></div>${maybe(random, 0.6, `<div class="s12 m" style="padding-top:6px">${label(scene, 'order')} ${personalMark('order', order)}</div>`)}</div>`,
  );
}

function ledgerTable(scene: Scene): string {
  const { random, item, price, order, style } = scene;
  const first = { head: random.pick(['Date', 'Sale date']), cell: ordered(scene), width: 120 };
  const what = {
    head: random.pick(['Description', 'Item', 'Sale']),
    cell: `${titleMark(shortened(item.title, 90))}<div class="s12 m">Order ${personalMark('order', `#${order}`)}</div>`,
  };
  const money = [
    {
      head: random.pick(['Amount', 'Item total', 'Sale']),
      cell: priceTag(scene),
      width: 90,
      isRight: true,
    },
    {
      head: random.pick(['Fees', 'Fees & taxes']).replace('&', '&amp;'),
      cell: feeMark('fee', `-${style.money(scene.fee)}`),
      width: 90,
      isRight: true,
    },
    {
      head: 'Net',
      cell: feeMark('payout', style.money(price - scene.fee)),
      width: 90,
      isRight: true,
    },
  ];
  return clipping(
    random.between(820, 1100),
    table([first, what, ...money], random.pick(['s12 m', 's13 b', 's12 up m'])),
  );
}

function shippedRow(scene: Scene): string {
  const { random, item, buyer, parcel } = scene;
  const person = `<div style="width:200px" class="s13"><b>${personalMark('name', buyer.name)}</b><br>${personalMark('address', buyer.town)}</div>`;
  const what = `<div class="grow row top">${mainThumb(scene, [76, 60], 4)}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="p">${priceTag(scene)}</div></div></div>`;
  const parcelText = `<div style="width:230px" class="s12"><div class="sb">${random.pick(['Shipped', 'Delivered', 'Pre-transit'])}</div><div class="m">${label(scene, 'orderDay')} ${ordered(scene)}</div><div>${parcel.carrier} ${personalMark('tracking', parcel.number)}</div></div>`;
  return clipping(
    random.between(860, 1080),
    `<div class="row top pad" style="gap:20px">${random.chance(0.5) ? person + what : what + person}${parcelText}</div>`,
  );
}

function saleBanner(scene: Scene): string {
  const { random, item } = scene;
  return clipping(
    random.between(370, 430),
    `<div style="padding:10px">${banner(scene, {
      app: random.pick(['Etsy Seller', 'Etsy', 'Sell on Etsy']),
      heading: random.pick(['You made a sale!', 'Cha-ching!', 'New order']),
      words: `${titleMark(shortened(item.title, 70))}<br>${priceTag(scene)}`,
      aside: maybe(random, 0.5, mainThumb(scene, [40, 40], 5)),
    })}</div>`,
  );
}

function photoCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(160, 260);
  const words = inAnyOrder(
    random,
    `<div class="t">${titleMark(shortened(item.title, random.between(28, 64)))}</div>`,
    `<div class="p">${priceBlock(scene)}</div>`,
    `<div class="s12 m">${shopName(scene)} ${stars(10)}</div>`,
  );
  return clipping(
    width,
    `<div style="padding:6px">${mainPhoto(scene, `height:${String(Math.round(width * random.pick([0.75, 1, 1.2])))}px;border-radius:${random.pick(['4px', '12px'])}`, maybe(random, 0.6, '<span class="over s12" style="left:8px;top:8px">Sold</span>'))}<div class="col g2" style="padding-top:7px">${words}</div></div>`,
  );
}

function collectionCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string) =>
    `${photo}<div class="center col g2" style="padding-top:6px"><div class="s13">${title}</div><div class="s14 sb">${price}</div></div>`;
  return amongNeighbours(scene, {
    width: random.between(172, 220),
    card: tile(
      mainPhoto(
        scene,
        'height:160px;border-radius:10px',
        '<span class="over s11" style="right:8px;bottom:8px">Sold out</span>',
      ),
      titleMark(shortened(item.title, 40)),
      priceBlock(scene),
    ),
    other: (other) =>
      tile(
        `<div style="height:160px;border-radius:10px;overflow:hidden">${picture(other, random)}</div>`,
        escaped(shortened(other.title, 20)),
        style.money(other.price),
      ),
  });
}

function wideCard(scene: Scene): string {
  const { random, item, shipping, style } = scene;
  const photo = mainPhoto(scene, 'width:150px;height:150px;flex:none;border-radius:8px');
  const words = `<div class="grow col g4"><div class="t">${titleMark(shortened(item.title, 90))}</div>${shopLine(scene)}<div class="p">${priceBlock(scene)} <span class="s12 m" style="font-weight:400">${random.pick([`+ ${style.money(shipping)} shipping`, 'Free shipping', ''])}</span></div>${badge(scene)}<div class="s12 sb">${random.pick(['Sold', 'Sold out'])}</div></div>`;
  return clipping(
    random.between(400, 480),
    `<div class="pad row top">${random.chance(0.6) ? photo + words : words + photo}</div>`,
  );
}

export const ETSY_ROWS: readonly Template[] = [
  { name: 'etsy/bare-row', platform: 'etsy', layout: 'sold-row', draw: bareRow },
  { name: 'etsy/purchase-row', platform: 'etsy', layout: 'sold-row', draw: purchaseRow },
  { name: 'etsy/ledger-table', platform: 'etsy', layout: 'sold-row', draw: ledgerTable },
  { name: 'etsy/shipped-row', platform: 'etsy', layout: 'sold-row', draw: shippedRow },
  { name: 'etsy/sale-banner', platform: 'etsy', layout: 'sold-row', draw: saleBanner },
  { name: 'etsy/photo-card', platform: 'etsy', layout: 'sold-card', draw: photoCard },
  { name: 'etsy/collection-card', platform: 'etsy', layout: 'sold-card', draw: collectionCard },
  { name: 'etsy/wide-card', platform: 'etsy', layout: 'sold-card', draw: wideCard },
];
