import { randomLabel } from '../../labels';
import { escapedHtml, feeMark } from '../../marks';
import { buyerHandle } from '../../pieces/buyer';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { titleOfOtherListing, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { sizeConditionAndBrand, shopLine } from './facts';

/** Draws a table with column headings and one row of the sales history. */
function historyRow(scene: Scene): string {
  const { random, style, price, fee } = scene;
  const columns = shuffled(random, [
    { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: soldDay(scene) },
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: listingTitle(scene),
      width: '38%',
    },
    {
      heading: randomLabel(scene, 'soldPrice', { colon: false }),
      cell: soldPrice(scene),
      right: true,
    },
    {
      heading: randomLabel(scene, 'payout', { colon: false }),
      cell: feeMark('payout', style.money(price - fee)),
      right: true,
    },
    ...(random.chance(0.5)
      ? [{ heading: randomLabel(scene, 'buyer', { colon: false }), cell: buyerHandle(scene) }]
      : []),
  ]);
  return clippedScreenshot(random.between(820, 1180), tableWithOneRow(scene, columns));
}

/** Draws title and price on one line. No other text shows which app this is. */
function oneLine(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(380, 620),
    `<div class="row pad">${productThumbnail(item, random, [48, 60], 2)}<div class="grow">${listingTitle(scene, 70)}</div>${priceHeadline(scene, random.pick(['left', 'above', 'none']))}</div>`,
  );
}

/** Draws a row whose lines of text are in random order. */
function mixedRow(scene: Scene): string {
  const { random, item } = scene;
  const lines = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene), maybe(random, 0.3, shippingNote(scene))),
    `<div class="s12 m">${random.pick([sizeConditionAndBrand(scene), soldDay(scene)])}</div>`,
    maybe(random, 0.7, `<div class="s12">${buyerHandle(scene)}</div>`),
  );
  return clippedScreenshot(
    random.between(340, 460),
    `<div class="${random.pick(['', 'box', 'card'])}" style="padding:12px"><div class="row top">${productThumbnail(item, random, [random.between(60, 110), random.between(70, 130)], 2)}<div class="grow col g2">${lines}</div></div></div>`,
  );
}

/** Draws a row without a photo. */
function wordsOnly(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(360, 560),
    `<div class="pad col g4"><div class="between s13"><span>${buyerHandle(scene)}</span><span class="m">${soldDay(scene)}</span></div><div class="between"><div class="grow">${listingTitle(scene)}</div>${priceHeadline(scene)}</div></div>`,
  );
}

const frame = (item: Scene['item'], { random }: Scene, height: number, over = '') =>
  `<div style="height:${String(height)}px;position:relative;overflow:hidden">${productPhoto(item, random)}${over}</div>`;

/** Draws a translucent dark layer over the photo, with the word 'Sold' in its middle. */
const veil = ({ random }: Scene) =>
  `<div class="s18 b" style="position:absolute;inset:0;background:rgba(0,0,0,.4);color:#fff;display:flex;align-items:center;justify-content:center">${random.pick(['SOLD', 'Sold', 'sold'])}</div>`;

/** Draws a tall tile: the photo, and below it the title and the price in random order. */
function tallTile(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(160, 230),
    `${frame(scene.item, scene, random.between(200, 290), veil(scene))}<div class="col g2" style="padding:8px">${inAnyOrder(random, priceHeadline(scene, randomStruckSide(scene)), listingTitle(scene))}<div class="s12 m">${sizeConditionAndBrand(scene)}</div></div>`,
  );
}

/** Draws a narrow tile: photo, title and price, and the word 'Sold' as its last line. */
function narrowTile(scene: Scene): string {
  const { random } = scene;
  const width = random.between(140, 175);
  return clippedScreenshot(
    width,
    `<div style="padding:5px">${frame(scene.item, scene, width)}${listingTitle(scene)}${priceHeadline(scene, random.pick(['left', 'right', 'none']))}<div class="s11 m">Sold</div></div>`,
  );
}

/** Draws tiles beside each other. The outer tiles are cut off. */
function shopRow(scene: Scene): string {
  const { random, style } = scene;
  const height = random.between(150, 240);
  return cardBetweenCutCards(scene, {
    width: random.between(155, 205),
    card: `${frame(scene.item, scene, height, veil(scene))}${priceHeadline(scene, random.pick(['left', 'right', 'none']))}${listingTitle(scene)}`,
    other: (other) =>
      `${frame(other, scene, height)}<span class="p">${style.money(other.price)}</span>${titleOfOtherListing(other.title)}`,
  });
}

/** Draws a wide card with the photo at the left and all texts at the right. */
function wideCard(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(420, 640),
    `<div class="box row top" style="margin:8px;gap:16px">${productThumbnail(item, random, [random.between(130, 190), random.between(150, 220)], 2)}<div class="grow col">${inAnyOrder(random, listingTitle(scene), priceHeadline(scene, randomStruckSide(scene)), `<div class="s13 m">${shopLine(scene)}</div>`, `<div class="s13">${escapedHtml(item.brand)}</div>`)}</div></div>`,
  );
}

export const DEPOP_LIST_TEMPLATES = [
  ...templatesOf('depop', 'sold-row', {
    'history-row': historyRow,
    'one-line': oneLine,
    'mixed-row': mixedRow,
    'words-only': wordsOnly,
  }),
  ...templatesOf('depop', 'sold-card', {
    'tall-tile': tallTile,
    'narrow-tile': narrowTile,
    'shop-row': shopRow,
    'wide-card': wideCard,
  }),
];
