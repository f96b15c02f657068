import { escapedHtml } from '../../marks';
import { buyerLine, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { mainPhoto } from '../../pieces/pictures';
import { discountedPrice, priceChip, soldForPrice } from '../../pieces/prices';
import { amountColumns, noteBesideTitle, wideSaleRow } from '../../pieces/sales-row';
import { photoBesideLines } from '../../pieces/task-pages';
import { cutTitle, titleInCapitals, smallTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { productSizeText } from '../../titles/product-size';
import { inAnyOrder, maybe } from '../../variety';
import { likesLabel, sizeAndBrand } from './facts';

/** Draws a row of 'My Sales' on a wide screen. */
function salesLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(780, 1200);
  const below = [
    `<div class="s12">${buyerLine(scene)}</div>`,
    `<div class="s12 m">${sizeAndBrand(scene)}</div>`,
    `<div class="s12 m">${orderNumberLine(scene)}</div>`,
  ];
  return wideSaleRow(scene, {
    width,
    lines: `${cutTitle(scene, Math.round(width / random.between(18, 30)), noteBesideTitle(scene))}${below.slice(0, random.between(1, 3)).join('')}`,
    columns: `${maybe(random, 0.6, `<div class="s13 m" style="flex:none">${soldDay(scene)}</div>`)}${amountColumns(scene, 84)}`,
  });
}

/** Draws a row that has the brand and the size on separate lines, above or below the title. */
function brandRow(scene: Scene): string {
  const { random, item } = scene;
  const brand = `<div class="${random.pick(['s16 b', 's13 up', 's14 m', 's18 sb'])}">${escapedHtml(item.brand)}</div>`;
  const size = `<div class="s13">Size ${productSizeText(random, item.drawing)}</div>`;
  const lines = [
    random.pick([smallTitle, titleInCapitals])(scene),
    random.chance(0.5) ? discountedPrice(scene) : `<div class="s14">${soldForPrice(scene)}</div>`,
  ];
  const words = random.pick([
    [brand, ...lines, size],
    [brand, size, ...lines],
    [...lines, brand, size],
    [size, ...lines, brand],
  ]);
  return clippedScreenshot(
    random.between(340, 560),
    `<div class="pad"><div class="s14 b">@${escapedHtml(scene.seller)}</div>${photoBesideLines(scene, words.join(''))}</div>`,
  );
}

/** Draws a tile with the price on the photo. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(160, 260),
    `<div class="${random.pick(['', 'box'])}">${mainPhoto(scene, `height:${String(random.between(150, 260))}px`, priceChip(scene))}<div style="padding:8px" class="col g2">${inAnyOrder(random, random.pick([smallTitle, titleInCapitals])(scene), `<div class="s14 b">${escapedHtml(scene.item.brand)}</div>`, `<div class="s12 m">${likesLabel(scene)}</div>`)}</div></div>`,
  );
}

export const POSHMARK_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('poshmark', 'sold-row', { 'sales-line': salesLine, 'brand-row': brandRow }),
  ...templatesOf('poshmark', 'sold-card', { 'chip-tile': chipTile }),
];
