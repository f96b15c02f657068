import { dayFormats } from '../../days';
import { escapedHtml } from '../../marks';
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
import { maybe } from '../../variety';
import { listedTimeAndTown, townWithState } from './parts';

/**
 * Draws a row of the seller's dashboard. The title is on one line. Below it are the time and place of the
 * listing, and in some pictures the buyer.
 */
function dashboardLine(scene: Scene): string {
  const { random } = scene;
  const width = random.between(600, 1060);
  const below = [
    `<div class="s12 m">${listedTimeAndTown(scene)}</div>`,
    `<div class="s12">${buyerLine(scene)}</div>`,
    `<div class="s12 m">${orderNumberLine(scene)}</div>`,
  ];
  return wideSaleRow(scene, {
    width,
    lines: `${cutTitle(scene, Math.round(width / random.between(18, 32)), noteBesideTitle(scene))}${below.slice(0, random.between(1, 3)).join('')}`,
    columns: `${maybe(random, 0.5, `<div class="s12 m" style="flex:none">${soldDay(scene)}</div>`)}${amountColumns(scene, 82)}`,
  });
}

/** Draws the buyer in bold letters above a small title. The last line is the place or the date. */
function buyerAbove(scene: Scene): string {
  const { random } = scene;
  const price = `<div class="${random.pick(['s13', 's14', 's16 b'])}">${random.pick([soldPrice(scene), soldForPrice(scene)])}</div>`;
  const lines = random.chance(0.5) ? smallTitle(scene) + price : price + smallTitle(scene);
  return clippedScreenshot(
    random.between(350, 540),
    `<div class="${random.pick(['pad', 'card'])} col">${buyerHeadline(scene)}${photoBesideLines(scene, `${lines}<div class="s12 m">${random.pick([townWithState(scene), listedTimeAndTown(scene), soldDay(scene)])}</div>`)}</div>`,
  );
}

/** Draws a tile with either the price on the photo, or a discounted price below the photo. */
function chipTile(scene: Scene): string {
  const { random } = scene;
  const isChip = random.chance(0.5);
  const title = random.pick([smallTitle, titleInCapitals, listingTitle])(scene);
  const below = `<div class="s12 m">${random.pick([townWithState(scene), `Sold ${dayFormats.withoutYear(scene.soldOn)}`, escapedHtml('Sold & shipped')])}</div>`;
  return clippedScreenshot(
    random.between(150, 260),
    `<div style="padding:${random.pick(['0', '8px'])}">${mainPhoto(scene, `height:${String(random.between(140, 250))}px`, isChip ? priceChip(scene) : '')}<div class="col g2" style="padding:8px">${isChip ? title + below : `${random.chance(0.5) ? discountedPrice(scene) + title : title + discountedPrice(scene)}${below}`}</div></div>`,
  );
}

export const FACEBOOK_CROWDED_LIST_TEMPLATES = [
  ...templatesOf('facebook', 'sold-row', {
    'dashboard-line': dashboardLine,
    'buyer-above': buyerAbove,
  }),
  ...templatesOf('facebook', 'sold-card', { 'chip-tile': chipTile }),
];
