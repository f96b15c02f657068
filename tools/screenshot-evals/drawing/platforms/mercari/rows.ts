import { randomLabel } from '../../labels';
import { escapedHtml, feeMark, personalMark, titleMark } from '../../marks';
import { pushBanner } from '../../pieces/banners';
import { rowBetweenCutRows, clippedScreenshot } from '../../pieces/clipping';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, mainThumbnail, productThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { amountColumn, withSecondColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { soldCorner, purchaseDay, shippingPrice } from './parts';

function saleRow(scene: Scene): string {
  const { random, item, buyer, earlierPrice, style } = scene;
  const struck = maybe(random, 0.4, `<s class="m s13">${style.money(earlierPrice)}</s> `);
  const words = inAnyOrder(
    random,
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="s16 b">${struck}${soldPrice(scene)} <span class="s12 m" style="font-weight:400">${shippingPrice(scene)}</span></div>`,
    `<div class="s12 m">${randomLabel(scene, 'buyer')} ${personalMark('name', buyer.name)}</div>`,
  );
  const photo = mainPhoto(
    scene,
    'width:104px;height:104px;flex:none;border-radius:8px',
    soldCorner(64),
  );
  return clippedScreenshot(
    random.between(350, 440),
    `<div class="row top pad">${photo}<div class="grow col g4">${words}</div></div>`,
  );
}

/** Draws a row with photo, title, day and price. No other text shows which marketplace this is. */
function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const thumb = mainThumbnail(
    scene,
    [random.between(50, 80), random.between(50, 80)],
    random.pick([0, 4, 10]),
  );
  const title = `<div class="grow s15">${titleMark(shortenedTitle(item.title, 60))}<div class="s12 m">${purchaseDay(scene)}</div></div>`;
  const price = `<div class="p">${soldPrice(scene)}</div>`;
  return clippedScreenshot(
    random.between(340, 520),
    `<div class="row pad">${random.pick([thumb + title + price, title + price + thumb, price + thumb + title])}</div>`,
  );
}

function pushRow(scene: Scene): string {
  const { random, item, buyer } = scene;
  return clippedScreenshot(
    random.between(370, 430),
    `<div style="padding:10px">${pushBanner(scene, {
      app: 'Mercari',
      heading: random.pick([
        'Sold!',
        'You made a sale',
        'Someone bought your item',
        'Time to ship',
      ]),
      words: `${titleMark(shortenedTitle(item.title, 48))}<br>${random.pick([`${soldPrice(scene)} · Buyer ${personalMark('name', buyer.name)}`, `Sold for ${soldPrice(scene)}`, soldPrice(scene)])}`,
      aside: maybe(random, 0.5, mainThumbnail(scene, [40, 40], 5)),
    })}</div>`,
  );
}

function historyTable(scene: Scene): string {
  const { random, item, buyer, order, price, shipping, style } = scene;
  const title = {
    heading: random.pick(['Item', 'Title', 'Description']),
    cell: titleMark(shortenedTitle(item.title, 64)),
  };
  const columns = [
    {
      heading: randomLabel(scene, 'soldDay', { colon: false }),
      cell: purchaseDay(scene),
      width: '110px',
    },
    {
      heading: randomLabel(scene, 'order', { colon: false }),
      cell: personalMark('order', order),
      width: '120px',
    },
    {
      heading: randomLabel(scene, 'buyer', { colon: false }),
      cell: personalMark('name', buyer.name),
      width: '150px',
    },
    amountColumn(randomLabel(scene, 'soldPrice', { colon: false }), soldPrice(scene)),
  ];
  const money = random.pick([
    [amountColumn('Shipping', style.money(shipping))],
    [
      amountColumn('Fees', feeMark('fee', style.money(scene.fee))),
      amountColumn('You made', feeMark('payout', style.money(price - scene.fee))),
    ],
    [],
  ]);
  return clippedScreenshot(
    random.between(860, 1120),
    tableWithOneRow(scene, [
      ...(random.chance(0.5) ? [title, ...columns] : withSecondColumn(title, columns)),
      ...money,
    ]),
  );
}

function actionRow(scene: Scene): string {
  const { random, item, price, style } = scene;
  return clippedScreenshot(
    random.between(360, 420),
    `<div class="pad col"><div class="between s13"><span class="b a">${random.pick(['Ready to ship', 'Completed', 'Awaiting rating'])}</span><span class="m">${purchaseDay(scene)}</span></div><div class="row top">${mainThumbnail(scene, [70, 70])}<div class="grow s15">${titleMark(item.title)}</div></div><div class="between s14"><span>${randomLabel(scene, 'soldPrice')} <b>${soldPrice(scene)}</b></span><span class="m">You made ${feeMark('payout', style.money(price - scene.fee))}</span></div><div class="button s14">${random.pick(['View details', 'Print label', 'Rate buyer'])}</div></div>`,
  );
}

/** Draws a row of a list, and above and below it parts of two other rows, which the edges cut off. */
function cutList(scene: Scene): string {
  const { random, item, style } = scene;
  const height = random.between(96, 124);
  const line = (thumb: string, title: string, price: string) =>
    `<div class="row top pad">${thumb}<div class="grow col g2"><div class="t">${title}</div><div class="p">${price}</div><div class="s12 m">${random.pick(['Sold', 'Complete', 'Delivered'])}</div></div></div>`;
  return rowBetweenCutRows(scene, {
    width: random.between(360, 430),
    height,
    row: line(
      mainThumbnail(scene, [64, 64]),
      titleMark(shortenedTitle(item.title, 30)),
      soldPrice(scene),
    ),
    other: (other) =>
      line(
        productThumbnail(other, random, [64, 64]),
        escapedHtml(shortenedTitle(other.title, 30)),
        style.money(other.price),
      ),
  });
}

export const MERCARI_ROW_TEMPLATES: readonly Template[] = [
  { name: 'mercari/sale-row', platform: 'mercari', layout: 'sold-row', draw: saleRow },
  { name: 'mercari/bare-row', platform: 'mercari', layout: 'sold-row', draw: bareRow },
  { name: 'mercari/push-row', platform: 'mercari', layout: 'sold-row', draw: pushRow },
  { name: 'mercari/history-table', platform: 'mercari', layout: 'sold-row', draw: historyTable },
  { name: 'mercari/action-row', platform: 'mercari', layout: 'sold-row', draw: actionRow },
  { name: 'mercari/cut-list', platform: 'mercari', layout: 'sold-row', draw: cutList },
];
