import type { Scene } from '../scene';
import type { OrderEntry } from './order-entries';
import { soldPrice } from './prices';

/**
 * Returns a function that draws the price of an order, in most cases with a former price that is struck through. The
 * price of the sale that the page is about is marked for the ground truth.
 */
export function priceAndStruckPriceWriter(scene: Scene): (entry: OrderEntry) => string {
  const { random, style } = scene;
  const now = random.pick(['s15 b', 's14 sb', 's17 b', 's14', 'p', 's14 good sb']);
  const former = random.pick(['s12 m', 's13 m', 's14 m', 's16', 's11 m']);
  const form = random.pick(['right', 'left', 'below', 'above', 'percent', 'saved'] as const);
  const isAlways = random.chance(0.5);
  return (entry) => {
    const { price, earlierPrice, isOpen } = entry;
    const paid = `<span class="${now}">${isOpen ? soldPrice(scene) : style.money(price)}</span>`;
    // The sale that the page is about always has a former price, because the purpose of this page is to show one.
    if (!isAlways && !isOpen && random.chance(0.4)) return paid;
    const before = style.money(earlierPrice);
    const struck = `<s class="${former}">${before}</s>`;
    const off = `${String(Math.round(100 - (price / earlierPrice) * 100))}% off`;
    return {
      right: `${paid} ${struck}`,
      left: `${struck} ${paid}`,
      below: `${paid}<div>${struck}</div>`,
      above: `<div>${struck}</div>${paid}`,
      percent: `${paid} ${struck} <span class="s12 good">${off}</span>`,
      saved: `${struck} ${paid} <span class="s11 good" style="white-space:nowrap">You saved ${style.money(earlierPrice - price)}</span>`,
    }[form];
  };
}
