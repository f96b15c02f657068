import { buyerLine, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { mainPhoto } from '../../pieces/pictures';
import { discountedPrice, priceChip, soldForPrice } from '../../pieces/prices';
import { amountColumns, noteBesideTitle, wideSaleRow } from '../../pieces/sales-row';
import { cutTitle, titleInCapitals, smallTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { labelledItemNumber } from './facts';

/**
 * Draws a row that begins with the title, cut off, and a short note on the same line. The buyer and the order number
 * are below.
 */
function hubLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(880, 1280);
  const longest = Math.round(width / random.between(17, 30));
  return wideSaleRow(scene, {
    width,
    lines: `${cutTitle(scene, longest, noteBesideTitle(scene))}<div class="s12">${buyerLine(scene)}</div><div class="s12 m">${orderNumberLine(scene)}</div>`,
    columns: `<div class="s13" style="flex:none">${soldDay(scene)}</div>${amountColumns(scene)}`,
  });
}

/** Draws a row in which the order number or the buyer is above the title, in larger letters than the title. */
function orderOnTop(scene: Scene): string {
  const { random } = scene;
  const top = `<div class="${random.pick(['s16', 's18', 's15'])} b">${random.pick([orderNumberLine(scene), buyerLine(scene)])}</div>`;
  return wideSaleRow(scene, {
    width: random.between(560, 980),
    lines: `${top}${smallTitle(scene)}<div class="s11 m">${labelledItemNumber(scene)} · ${noteBesideTitle(scene)}</div>`,
    columns: amountColumns(scene, random.between(80, 120)),
  });
}

/** Draws a tile with the title in capitals. The price is either on the photo or below it. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  const isChip = random.chance(0.65);
  const below = random.chance(0.5)
    ? discountedPrice(scene)
    : `<div class="s15">${soldForPrice(scene)}</div>`;
  return clippedScreenshot(
    random.between(170, 250),
    `<div style="padding:6px">${mainPhoto(scene, `height:${String(random.between(150, 230))}px;border-radius:10px`, isChip ? priceChip(scene) : '')}<div class="col g2" style="padding:6px 2px">${titleInCapitals(scene)}${isChip ? '' : below}<div class="s12 m">${random.pick(['Pre-owned', 'Sold', 'Free returns'])}</div></div></div>`,
  );
}

export const EBAY_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('ebay', 'sold-row', { 'hub-line': hubLine, 'order-on-top': orderOnTop }),
  ...templatesOf('ebay', 'sold-card', { 'chip-tile': chipTile }),
];
