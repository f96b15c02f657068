import { dayFormats, daysLater } from '../days';
import { feeMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { clippedScreenshot } from './clipping';
import { icon } from './icons';
import { productThumbnail } from './pictures';
import { soldPrice } from './prices';

/** Returns a short text that stands beside a title: a status, a quantity, or a day without its year. */
export const noteBesideTitle = ({ random, soldOn }: Scene) =>
  random.pick([
    dayFormats.withoutYear(soldOn),
    dayFormats.weekdayWithoutYear(soldOn),
    'Qty 1',
    'x1',
    '1',
    'Shipped',
    'Sold',
    'Complete',
    `Ship by ${dayFormats.withoutYear(daysLater(soldOn, 3))}`,
    'Awaiting shipment',
    'Delivered',
    '(1)',
  ]);

const BOX =
  '<span style="flex:none;width:15px;height:15px;border:1.5px solid var(--muted);border-radius:3px"></span>';

/** Draws the price, and in some pictures the payout, each in a column of the given width in CSS pixels. */
export function amountColumns(scene: Scene, width = 96): string {
  const { random, price, fee, style } = scene;
  const size = random.pick(['s13', 's14', 's15']);
  const column = (html: string, strong = '') =>
    `<div class="${size} right ${strong}" style="flex:none;width:${String(width)}px">${html}</div>`;
  const payout = column(
    feeMark('payout', style.money(price - fee)),
    random.pick(['', 'sb', 'good']),
  );
  const sold = column(soldPrice(scene), random.pick(['', 'sb', 'b']));
  return random.pick([`${sold}${payout}`, `${payout}${sold}`, sold, sold]);
}

/**
 * Draws a wide row of a list of sales: in some pictures a checkbox and a photo, and then the HTML in `lines` and in
 * `columns`.
 */
export function wideSaleRow(
  scene: Scene,
  {
    width,
    lines,
    columns,
  }: { readonly width: number; readonly lines: string; readonly columns: string },
): string {
  const { random, item } = scene;
  const side = random.between(32, 74);
  const photo = productThumbnail(item, random, [side, side], random.pick([0, 3, 6, 40]));
  const padding = random.pick(['5px 10px', '9px 14px', '16px 20px', '22px 26px']);
  return clippedScreenshot(
    width,
    `<div class="row ${random.pick(['', 'top'])}" style="padding:${padding};gap:${String(random.between(8, 20))}px;${random.pick(['', 'border-bottom:1px solid var(--line)'])}">${maybe(random, 0.4, BOX)}${maybe(random, 0.75, photo)}<div class="grow" style="overflow:hidden">${lines}</div>${columns}${maybe(random, 0.3, icon(random.pick(['more', 'right']), 16))}</div>`,
  );
}
