import { label } from '../../labels';
import { inAnyOrder, maybe } from '../../variety';
import { mainPhoto, mainThumb, priceTag } from '../../pieces/listing-parts';
import { personalMark, titleMark, feeMark } from '../../marks';
import { amongNeighbours, clipping } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { banner } from '../../pieces/banners';
import { shortened } from '../../pieces/parts';
import { picture } from '../../pieces/pictures';
import { table } from '../../pieces/one-row-table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { corner, purchased, shippingWords } from './mercari-parts';

function saleRow(scene: Scene): string {
  const { random, item, buyer, earlierPrice, style } = scene;
  const struck = maybe(random, 0.4, `<s class="m s13">${style.money(earlierPrice)}</s> `);
  const words = inAnyOrder(
    random,
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="s16 b">${struck}${priceTag(scene)} <span class="s12 m" style="font-weight:400">${shippingWords(scene)}</span></div>`,
    `<div class="s12 m">${label(scene, 'buyer')} ${personalMark('name', buyer.name)}</div>`,
  );
  const photo = mainPhoto(
    scene,
    'width:104px;height:104px;flex:none;border-radius:8px',
    corner(64),
  );
  return clipping(
    random.between(350, 440),
    `<div class="row top pad">${photo}<div class="grow col g4">${words}</div></div>`,
  );
}

/** Nothing but the item, so that no word tells the marketplace. */
function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const thumb = mainThumb(
    scene,
    [random.between(50, 80), random.between(50, 80)],
    random.pick([0, 4, 10]),
  );
  const title = `<div class="grow s15">${titleMark(shortened(item.title, 60))}<div class="s12 m">${purchased(scene)}</div></div>`;
  const price = `<div class="p">${priceTag(scene)}</div>`;
  return clipping(
    random.between(340, 520),
    `<div class="row pad">${random.pick([thumb + title + price, title + price + thumb, price + thumb + title])}</div>`,
  );
}

function pushRow(scene: Scene): string {
  const { random, item, buyer } = scene;
  return clipping(
    random.between(370, 430),
    `<div style="padding:10px">${banner(scene, {
      app: 'Mercari',
      heading: random.pick([
        'Sold!',
        'You made a sale',
        'Someone bought your item',
        'Time to ship',
      ]),
      words: `${titleMark(shortened(item.title, 48))}<br>${random.pick([`${priceTag(scene)} · Buyer ${personalMark('name', buyer.name)}`, `Sold for ${priceTag(scene)}`, priceTag(scene)])}`,
      aside: maybe(random, 0.5, mainThumb(scene, [40, 40], 5)),
    })}</div>`,
  );
}

function historyTable(scene: Scene): string {
  const { random, item, buyer, order, price, shipping, style } = scene;
  const title = {
    head: random.pick(['Item', 'Title', 'Description']),
    cell: titleMark(shortened(item.title, 64)),
  };
  const columns = [
    { head: label(scene, 'soldDay', { colon: false }), cell: purchased(scene), width: 110 },
    {
      head: label(scene, 'order', { colon: false }),
      cell: personalMark('order', order),
      width: 120,
    },
    {
      head: label(scene, 'buyer', { colon: false }),
      cell: personalMark('name', buyer.name),
      width: 150,
    },
    {
      head: label(scene, 'price', { colon: false }),
      cell: priceTag(scene),
      width: 90,
      isRight: true,
    },
  ];
  const money = random.pick([
    [{ head: 'Shipping', cell: style.money(shipping), width: 80, isRight: true }],
    [
      { head: 'Fees', cell: feeMark('fee', style.money(scene.fee)), width: 70, isRight: true },
      {
        head: 'You made',
        cell: feeMark('payout', style.money(price - scene.fee)),
        width: 90,
        isRight: true,
      },
    ],
    [],
  ]);
  return clipping(
    random.between(860, 1120),
    table(
      [
        ...(random.chance(0.5)
          ? [title, ...columns]
          : [...columns.slice(0, 1), title, ...columns.slice(1)]),
        ...money,
      ],
      random.pick(['s12 m', 's12 up m', 's13 b']),
    ),
  );
}

function actionRow(scene: Scene): string {
  const { random, item, price, style } = scene;
  return clipping(
    random.between(360, 420),
    `<div class="pad col"><div class="between s13"><span class="b a">${random.pick(['Ready to ship', 'Completed', 'Awaiting rating'])}</span><span class="m">${purchased(scene)}</span></div><div class="row top">${mainThumb(scene, [70, 70])}<div class="grow s15">${titleMark(item.title)}</div></div><div class="between s14"><span>${label(scene, 'soldPrice')} <b>${priceTag(scene)}</b></span><span class="m">You made ${feeMark('payout', style.money(price - scene.fee))}</span></div><div class="button s14">${random.pick(['View details', 'Print label', 'Rate buyer'])}</div></div>`,
  );
}

/** The price lies on the photograph; the title is narrow, with a short last line. */
function stripCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(150, 200);
  const price = `<span class="b s15" style="position:absolute;left:0;bottom:10px;background:rgba(20,20,20,.82);color:#fff;padding:3px 10px;border-radius:0 12px 12px 0">${priceTag(scene)}</span>`;
  return clipping(
    width,
    `<div style="padding:4px">${mainPhoto(scene, `height:${String(width)}px;border-radius:8px`, `${corner(70)}${price}`)}<div class="s13" style="padding:6px 2px">${titleMark(item.title)}</div></div>`,
  );
}

function struckCard(scene: Scene): string {
  const { random, item, earlierPrice, style } = scene;
  const width = random.between(160, 230);
  const struck = `<s class="m s13">${style.money(earlierPrice)}</s>`;
  const price = `<span class="p">${priceTag(scene)}</span>`;
  const amounts = random.pick([
    `${struck} ${price}`,
    `${price} ${struck}`,
    `${struck}<br>${price}`,
  ]);
  const title = `<div class="t">${titleMark(shortened(item.title, 44))}</div>`;
  return clipping(
    width,
    `${mainPhoto(scene, `height:${String(Math.round(width * 0.9))}px`, random.pick([corner(76), '<span class="over s12" style="right:6px;top:6px;background:#e8323c">SOLD</span>']))}<div class="col g2" style="padding:7px">${inAnyOrder(random, title, `<div>${amounts}</div>`)}</div>`,
  );
}

function likedCard(scene: Scene): string {
  const { random, item, style } = scene;
  const tile = (photo: string, title: string, price: string) =>
    `<div style="border:1px solid var(--line);border-radius:10px;overflow:hidden">${photo}<div style="padding:8px"><div class="s14">${title}</div><div class="between" style="align-items:center"><span class="s15 b">${price}</span><span class="m">${icon('heart', 17)}</span></div></div></div>`;
  return amongNeighbours(scene, {
    width: random.between(164, 200),
    card: tile(
      mainPhoto(scene, 'height:165px', corner(80)),
      titleMark(shortened(item.title, 38)),
      priceTag(scene),
    ),
    other: (other) =>
      tile(
        `<div style="height:165px">${picture(other, random)}</div>`,
        shortened(other.title, 20).replaceAll('&', '&amp;'),
        style.money(other.price),
      ),
  });
}

export const MERCARI_ROWS: readonly Template[] = [
  { name: 'mercari/sale-row', platform: 'mercari', layout: 'sold-row', draw: saleRow },
  { name: 'mercari/bare-row', platform: 'mercari', layout: 'sold-row', draw: bareRow },
  { name: 'mercari/push-row', platform: 'mercari', layout: 'sold-row', draw: pushRow },
  { name: 'mercari/history-table', platform: 'mercari', layout: 'sold-row', draw: historyTable },
  { name: 'mercari/action-row', platform: 'mercari', layout: 'sold-row', draw: actionRow },
  { name: 'mercari/strip-card', platform: 'mercari', layout: 'sold-card', draw: stripCard },
  { name: 'mercari/struck-card', platform: 'mercari', layout: 'sold-card', draw: struckCard },
  { name: 'mercari/liked-card', platform: 'mercari', layout: 'sold-card', draw: likedCard },
];
