import { randomLabel } from '../../labels';
import { escapedHtml, feeMark, personalMark } from '../../marks';
import { buyerHandle } from '../../pieces/buyer';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { titleOfOtherListing, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { likesLabel, sellerLabel, sizeAndBrand } from './facts';

/** Draws a table with column headings and one row of the sales report. */
function reportRow(scene: Scene): string {
  const { random, order, style, price, fee } = scene;
  const columns = shuffled(random, [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: listingTitle(scene),
      width: '34%',
    },
    { heading: randomLabel(scene, 'price', { colon: false }), cell: soldPrice(scene), right: true },
    { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: soldDay(scene) },
    {
      heading: randomLabel(scene, 'payout', { colon: false }),
      cell: feeMark('payout', style.money(price - fee)),
      right: true,
    },
    { heading: randomLabel(scene, 'order', { colon: false }), cell: personalMark('order', order) },
  ]);
  return clippedScreenshot(random.between(900, 1200), tableWithOneRow(scene, columns));
}

/** Draws a row with photo, title and, at the right edge, the price. */
function priceRight(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(350, 520),
    `<div class="row pad">${productThumbnail(item, random, [60, 60], random.pick([0, 4, 30]))}<div class="grow col g2">${listingTitle(scene)}<div class="s12 m">${random.pick([sizeAndBrand(scene), soldDay(scene)])}</div></div>${priceHeadline(scene)}</div>`,
  );
}

/** Draws a row whose lines of text are in random order. */
function mixedRow(scene: Scene): string {
  const { random, item } = scene;
  const lines = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene)),
    `<div class="s12 m">${sizeAndBrand(scene)}</div>`,
    `<div class="s12">${random.pick(['Sold to', 'Buyer'])} ${buyerHandle(scene)}</div>`,
    maybe(random, 0.6, `<div class="s12 m">${soldDay(scene)}</div>`),
  );
  return clippedScreenshot(
    random.between(360, 480),
    `<div class="${random.pick(['', 'box', 'card'])}" style="padding:12px"><div class="row top">${productThumbnail(item, random, [random.between(64, 120), random.between(64, 120)], 4)}<div class="grow col g2">${lines}</div></div></div>`,
  );
}

/** Draws a row with the photo at the right and all texts at the left. */
function photoRight(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(360, 600),
    `<div class="row top pad"><div class="grow col g2">${listingTitle(scene)}${priceHeadline(scene)}<div class="s12 m">${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div></div>${productThumbnail(item, random, [80, 80], 6)}</div>`,
  );
}

const frame = (item: Scene['item'], { random }: Scene, height: number, over = '') =>
  `<div style="height:${String(height)}px;position:relative;overflow:hidden">${productPhoto(item, random)}${over}</div>`;

const SOLD = '<span class="over s12" style="right:8px;top:8px;letter-spacing:.1em">SOLD</span>';

/** Draws a tile with the price above the title. */
function priceFirstTile(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(165, 240),
    `${frame(scene.item, scene, random.between(180, 260), SOLD)}<div class="col g2" style="padding:8px">${priceHeadline(scene, randomStruckSide(scene))}${listingTitle(scene)}<div class="s12 m">${sizeAndBrand(scene)}</div></div>`,
  );
}

/** Draws a narrow tile with photo, title and price. No other text shows which app this is. */
function narrowTile(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(140, 180),
    `<div style="padding:6px">${frame(scene.item, scene, random.between(130, 200))}${inAnyOrder(random, listingTitle(scene), priceHeadline(scene, randomStruckSide(scene)))}</div>`,
  );
}

/** Draws a tile with the seller above the photo. */
function sellerTile(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(210, 300),
    `<div class="box" style="margin:6px;padding:8px"><div class="row s12">${roundPortrait(random, 24)}${sellerLabel(scene)}</div><div style="padding:6px 0">${frame(scene.item, scene, 220, SOLD)}</div>${listingTitle(scene)}<div class="between">${priceHeadline(scene, random.pick(['left', 'right', 'none']))}<span class="s12 m">${likesLabel(scene)}</span></div></div>`,
  );
}

/** Draws a tile with the brand below the title, between two tiles that are cut off. */
function closetRow(scene: Scene): string {
  const { random, style } = scene;
  const height = random.between(150, 230);
  return cardBetweenCutCards(scene, {
    width: random.between(160, 210),
    card: `${frame(scene.item, scene, height, SOLD)}${listingTitle(scene)}<div class="s12 m">${escapedHtml(scene.item.brand)}</div>${priceHeadline(scene, random.pick(['left', 'right', 'none']))}`,
    other: (other) =>
      `${frame(other, scene, height)}${titleOfOtherListing(other.title)}<div class="s12 m">${escapedHtml(other.brand)}</div><span class="p">${style.money(other.price)}</span>`,
  });
}

export const POSHMARK_LIST_TEMPLATES = [
  ...templatesOf('poshmark', 'sold-row', {
    'report-row': reportRow,
    'price-right': priceRight,
    'mixed-row': mixedRow,
    'row-photo-right': photoRight,
  }),
  ...templatesOf('poshmark', 'sold-card', {
    'price-first-tile': priceFirstTile,
    'narrow-tile': narrowTile,
    'seller-tile': sellerTile,
    'closet-row': closetRow,
  }),
];
