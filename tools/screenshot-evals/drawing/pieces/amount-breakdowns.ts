import type { Random } from '../../../../scripts/demo/random';
import { randomLabel, type LabelMeaning } from '../labels';
import { feeMark } from '../marks';
import type { Scene } from '../scene';
import { soldPrice } from './prices';

type Row = readonly [meaning: LabelMeaning, amount: string];

/**
 * Draws a list of amounts with a total. In some pictures, lines are between the rows, or the last row is in a box or at
 * the top.
 */
function framed(random: Random, rows: readonly string[]): string {
  const rest = rows.slice(0, -1).join('');
  const last = rows.slice(-1).join('');
  return random.pick([
    rows.join(''),
    rows.join(''),
    rows.join('<div class="rule"></div>'),
    `${rest}<div class="rule" style="margin:4px 0"></div>${last}`,
    `${rest}<div class="card">${last}</div>`,
    `${last}${rest}`,
  ]);
}

function drawnRows(scene: Scene, rows: readonly Row[]): string {
  const size = scene.random.pick(['s13', 's14', 's15', 's16']);
  const names = rows.map(([meaning]) => randomLabel(scene, meaning));
  const form = scene.random.pick(['between', 'dotted', 'inline', 'stacked', 'table'] as const);
  const last = rows.length - 1;
  const drawn = rows.map(([, amount], index) => {
    const name = names[index] ?? '';
    const strong = index === last && rows.length > 2 ? ' sb' : '';
    return {
      between: `<div class="between ${size}${strong}" style="padding:4px 0"><span>${name}</span><span>${amount}</span></div>`,
      dotted: `<div class="row ${size}${strong}" style="padding:3px 0"><span>${name}</span><span class="grow" style="border-bottom:1px dotted var(--muted)"></span><span>${amount}</span></div>`,
      inline: `<div class="${size}${strong}" style="padding:2px 0"><span class="m">${name}</span> ${amount}</div>`,
      stacked: `<div class="${size}${strong}" style="padding:4px 0"><div class="m s12">${name}</div>${amount}</div>`,
      table: `<div class="row ${size}${strong}" style="padding:4px 0"><span style="width:48%">${name}</span><span>${amount}</span></div>`,
    }[form];
  });
  return framed(scene.random, drawn);
}

/**
 * Options for a list of amounts. `price` is the label of the item's price. `marked` is true if this price is marked for
 * the ground truth. On each page, exactly one price is marked.
 */
interface Sums {
  readonly price?: LabelMeaning;
  readonly marked: boolean;
  /** Whether the page is for the buyer. If so, the tax is not marked as an amount that only the seller sees. */
  readonly forBuyer?: boolean;
}

const amountOf = (scene: Scene, marked: boolean) =>
  marked ? soldPrice(scene) : scene.style.money(scene.price);

/** Draws the amounts that the buyer paid, such as price, shipping and tax, with the total at the end. */
export function buyerCostBreakdown(
  scene: Scene,
  { price: meaning = 'itemTotal', marked, forBuyer = false }: Sums,
): string {
  const { random, price, shipping, tax, style } = scene;
  const fee = random.chance(0.3) ? Math.round(price * 0.05) + 70 : 0;
  return drawnRows(scene, [
    [meaning, amountOf(scene, marked)],
    ['shipping', shipping === 0 ? 'Free' : style.money(shipping)],
    ...(fee > 0 ? [['buyerFee', style.money(fee)] as const] : []),
    ...(random.chance(0.7)
      ? [['tax', forBuyer ? style.money(tax) : feeMark('tax', style.money(tax))] as const]
      : []),
    ['orderTotal', style.money(price + shipping + tax + fee)],
  ]);
}

/** Draws what the seller gets: the price, the fees and the payout. The fees may be divided into several rows. */
export function sellerPayoutBreakdown(
  scene: Scene,
  { price: meaning = 'soldPrice', marked }: Sums,
): string {
  const { random, price, tax, fee, style } = scene;
  const minus = random.pick(['-', '−', '- ', '']);
  const cost = (cents: number) => feeMark('fee', `${minus}${style.money(cents)}`);
  const processing = random.chance(0.5) ? Math.round(fee * 0.3) : 0;
  const ad = random.chance(0.3) ? Math.round(fee * 0.2) : 0;
  return drawnRows(scene, [
    [meaning, amountOf(scene, marked)],
    ['sellerFee', cost(fee - processing - ad)],
    ...(processing > 0 ? [['paymentFee', cost(processing)] as const] : []),
    ...(ad > 0 ? [['adFee', cost(ad)] as const] : []),
    ...(random.chance(0.15) ? [['tax', feeMark('tax', style.money(tax))] as const] : []),
    ['payout', feeMark('payout', style.money(price - fee))],
  ]);
}

/** Draws the payout as a headline above everything else. */
export const payoutHeadline = (scene: Scene) =>
  `<div class="s12 m">${randomLabel(scene, 'payout')}</div><div class="s28 b">${feeMark('payout', scene.style.money(scene.price - scene.fee))}</div>`;
