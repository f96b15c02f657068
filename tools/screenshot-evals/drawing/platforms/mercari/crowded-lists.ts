import { buyerLine, buyerHandle, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { mainPhoto } from '../../pieces/pictures';
import { discountedPrice, priceChip, soldForPrice, soldPrice } from '../../pieces/prices';
import { amountColumns, noteBesideTitle, wideSaleRow } from '../../pieces/sales-row';
import { photoBesideLines } from '../../pieces/task-pages';
import { cutTitle, titleInCapitals, smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { soldCorner } from './parts';

/**
 * Draws a row of the sales report. The title is on one line. In some pictures, the buyer or the order number is below
 * it.
 */
function reportLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(640, 1100);
  const day = `<div class="s12 m" style="flex:none;width:104px">${soldDay(scene)}</div>`;
  return wideSaleRow(scene, {
    width,
    lines: `${cutTitle(scene, Math.round(width / random.between(20, 32)), noteBesideTitle(scene))}${maybe(random, 0.6, `<div class="s12 m">${random.pick([orderNumberLine(scene), buyerLine(scene)])}</div>`)}`,
    columns: random.chance(0.5)
      ? `${day}${amountColumns(scene, 88)}`
      : `${amountColumns(scene, 88)}${day}`,
  });
}

/** Draws a row: the buyer, in some pictures with the state of the sale, and then title and price in random order. */
function stateFirst(scene: Scene): string {
  const { random } = scene;
  const state = `<div class="${random.pick(['s16', 's18', 's14 up'])} b ${random.pick(['', 'a', 'good'])}">${random.pick(['Ship it', 'On its way', 'Rate buyer', 'Complete'])}</div>`;
  const who = `<div class="s15 sb">${random.pick([buyerLine(scene), buyerHandle(scene)])}</div>`;
  const title = random.pick([smallTitle, titleInCapitals])(scene);
  const price = `<div class="${random.pick(['s13', 's14 b', 's16'])}">${random.pick([soldPrice(scene), soldForPrice(scene)])}</div>`;
  return clippedScreenshot(
    random.between(350, 470),
    `<div class="pad">${photoBesideLines(scene, `${random.pick([state + who, who + state, who])}${random.pick([title + price, price + title])}<div class="s12 m">${random.pick([soldDay(scene), orderNumberLine(scene)])}</div>`)}</div>`,
  );
}

/** Draws a tile with either the price on the photo, or a discounted price below the photo. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  const isChip = random.chance(0.55);
  const words = random.pick([smallTitle, titleInCapitals, listingTitle])(scene);
  return clippedScreenshot(
    random.between(120, 230),
    `<div style="padding:4px">${mainPhoto(scene, `height:${String(random.between(120, 220))}px;border-radius:6px`, `${soldCorner(70)}${isChip ? priceChip(scene).replace('left:8px;top:8px', 'right:8px;top:8px') : ''}`)}${isChip ? words : inAnyOrder(random, words, discountedPrice(scene))}</div>`,
  );
}

export const MERCARI_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('mercari', 'sold-row', { 'report-line': reportLine, 'state-first': stateFirst }),
  ...templatesOf('mercari', 'sold-card', { 'chip-tile': chipTile }),
];
