import { dayFormats, daysLater } from '../../days';
import { buyerLine, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mainPhoto } from '../../pieces/pictures';
import { discountedPrice, priceChip, soldForPrice, soldPrice } from '../../pieces/prices';
import { amountColumns, noteBesideTitle, wideSaleRow } from '../../pieces/sales-row';
import { photoBesideLines } from '../../pieces/task-pages';
import { cutTitle, smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { chosenVariant, shopName } from './parts';

/**
 * Draws an order in Shop Manager. The title is cut off, and a short note, such as the quantity, is directly beside it.
 * Buyer and order number are above or below the title.
 */
function managerLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(720, 1200);
  const top = `<div class="s14"><b>${buyerLine(scene)}</b></div><div class="s12">${orderNumberLine(scene)}</div>`;
  const title = `${cutTitle(scene, Math.round(width / random.between(16, 30)), noteBesideTitle(scene))}${maybe(random, 0.5, chosenVariant(scene))}`;
  return wideSaleRow(scene, {
    width,
    lines: random.chance(0.6) ? top + title : title + top,
    columns: `<div class="s12" style="flex:none;width:150px"><b>Ship by ${dayFormats.withoutYear(daysLater(scene.soldOn, 3))}</b><div class="m">Ordered ${soldDay(scene)}</div></div>${amountColumns(scene, 80)}`,
  });
}

/**
 * Draws a row in a list of purchases. The name of the shop is above the title in large letters, and the date is below.
 */
function shopAbove(scene: Scene): string {
  const { random } = scene;
  const lines = [
    `<div class="${random.pick(['s16', 's18'])} b">${shopName(scene)}</div>`,
    smallTitle(scene),
    chosenVariant(scene),
    `<div class="s14 ${random.pick(['', 'b'])}">${random.pick([soldPrice(scene), `1 × ${soldPrice(scene)}`, soldForPrice(scene)])}</div>`,
    `<div class="s12 m">${soldDay(scene)}</div>`,
  ];
  return clippedScreenshot(
    random.between(350, 620),
    `<div class="pad">${photoBesideLines(scene, lines.join(''))}<div class="row s13" style="padding-top:8px">${maybe(random, 0.5, '<span class="pill">Buy this again</span>')}<span class="pill">${random.pick(['Leave a review', 'Help with order'])}</span></div></div>`,
  );
}

/** Draws a tile with either the price on the photo, or a discounted price below the photo. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  const isChip = random.chance(0.5);
  return clippedScreenshot(
    random.between(160, 280),
    `<div style="padding:6px">${mainPhoto(scene, `height:${String(random.between(120, 220))}px;border-radius:12px`, isChip ? priceChip(scene) : `<span class="over s11" style="right:8px;top:8px">${icon('heart', 14)}</span>`)}<div class="col g2" style="padding-top:6px">${inAnyOrder(random, random.pick([smallTitle, listingTitle])(scene), isChip ? '' : discountedPrice(scene), `<div class="s12 m">${random.pick([`Ad by ${shopName(scene)}`, 'Free shipping', 'Sold out'])}</div>`)}</div></div>`,
  );
}

export const ETSY_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('etsy', 'sold-row', { 'manager-line': managerLine, 'shop-above': shopAbove }),
  ...templatesOf('etsy', 'sold-card', { 'chip-tile': chipTile }),
];
