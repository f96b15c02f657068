import { dayFormats } from '../../days';
import { buyerHeadline, buyerLine, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { mainPhoto } from '../../pieces/pictures';
import { discountedPrice, priceChip, soldForPrice, soldPrice } from '../../pieces/prices';
import { amountColumns, noteBesideTitle, wideSaleRow } from '../../pieces/sales-row';
import { photoBesideLines } from '../../pieces/task-pages';
import { cutTitle, titleInCapitals, smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder } from '../../variety';
import { sizeConditionAndBrand } from './facts';

/**
 * Draws a row in the seller's hub. The title is on one line. Below it are facts, such as size and brand, and then the
 * buyer or the order number.
 */
function hubLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(760, 1180);
  return wideSaleRow(scene, {
    width,
    lines: `${cutTitle(scene, Math.round(width / random.between(17, 28)), noteBesideTitle(scene))}<div class="s12 m">${sizeConditionAndBrand(scene)}</div><div class="s12">${random.pick([buyerLine(scene), orderNumberLine(scene)])}</div>`,
    columns: `<div class="s13 m" style="flex:none">${soldDay(scene)}</div>${amountColumns(scene)}`,
  });
}

/** Draws the name of the buyer in large letters above the photo, title and price of the listing. */
function buyerOnTop(scene: Scene): string {
  const { random } = scene;
  const price = `<div class="${random.pick(['s13', 's15', 's16 b'])}">${random.pick([soldForPrice(scene), soldPrice(scene)])}</div>`;
  return clippedScreenshot(
    random.between(350, 520),
    `<div class="pad col g4">${buyerHeadline(scene)}${photoBesideLines(scene, `${smallTitle(scene)}${price}<div class="s11 m">${random.pick([sizeConditionAndBrand(scene), orderNumberLine(scene), dayFormats.withoutYear(scene.soldOn)])}</div>`)}</div>`,
  );
}

/** Draws a tile of a shop. The price is either on the photo or below it. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  const isChip = random.chance(0.6);
  const words = random.pick([smallTitle, titleInCapitals, listingTitle])(scene);
  return clippedScreenshot(
    random.between(150, 240),
    `${mainPhoto(scene, `height:${String(random.between(170, 280))}px`, isChip ? priceChip(scene) : '')}<div style="padding:6px">${isChip ? words : inAnyOrder(random, words, random.pick([discountedPrice, (one: Scene) => `<div class="s14">${soldForPrice(one)}</div>`])(scene))}<div class="s11 m">${sizeConditionAndBrand(scene)}</div></div>`,
  );
}

export const DEPOP_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('depop', 'sold-row', { 'hub-line': hubLine, 'buyer-on-top': buyerOnTop }),
  ...templatesOf('depop', 'sold-card', { 'chip-tile': chipTile }),
];
