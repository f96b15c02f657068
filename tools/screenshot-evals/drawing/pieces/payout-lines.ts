import { randomLabel } from '../labels';
import { feeMark } from '../marks';
import { randomPerson } from '../people';
import type { Scene } from '../scene';
import { bankAccountText } from './lookalikes';
import type { OrderEntry } from './order-entries';
import { wholeNameMark, randomNameWriter } from './people-lines';
import { soldPrice } from './prices';

/**
 * The amounts of a sale on a page about payouts, as HTML. The price is marked for the ground truth only if the page is
 * about this sale.
 */
export interface SaleAmounts {
  readonly price: string;
  readonly fee: string;
  readonly payout: string;
}

/** Returns a function that writes the amounts of a sale in the same way on the whole page. */
export function saleAmountsWriter(scene: Scene): (entry: OrderEntry) => SaleAmounts {
  const { random, style } = scene;
  const minus = random.pick(['-', '−', '– ', '']);
  const plus = random.pick(['', '', '+']);
  return ({ price, fee, isOpen }) => ({
    price: isOpen ? soldPrice(scene) : style.money(price),
    fee: feeMark('fee', `${minus}${style.money(fee)}`),
    payout: feeMark('payout', `${plus}${style.money(Math.max(0, price - fee))}`),
  });
}

/**
 * Returns a function that draws the price, the fee and the payout of a sale below its title, in the same way for all
 * sales of a page.
 */
export function saleBreakdownWriter(scene: Scene): (entry: OrderEntry) => string {
  const { random } = scene;
  const amounts = saleAmountsWriter(scene);
  const [sold, fee, net] = (['soldPrice', 'sellerFee', 'payout'] as const).map((meaning) =>
    randomLabel(scene, meaning),
  );
  const size = random.pick(['s12', 's13', 's14']);
  const line = (name: string | undefined, amount: string, classes = '') =>
    `<div class="between ${size} ${classes}"><span class="m">${name ?? ''}</span><span>${amount}</span></div>`;
  const form = random.pick(['lines', 'lines', 'sentence', 'equation', 'pair'] as const);
  return (entry) => {
    const { price, fee: cost, payout } = amounts(entry);
    return {
      lines: `${line(sold, price)}${line(fee, cost)}${line(net, payout, 'sb')}`,
      sentence: `<div class="${size}">${sold ?? ''} ${price} <span class="m">(${fee ?? ''} ${cost})</span></div>${line(net, payout, 'sb good')}`,
      equation: `<div class="${size}">${price} <span class="m">·</span> ${cost} <span class="m">=</span> <b>${payout}</b></div>`,
      pair: `${line(sold, price)}${line(net, payout, 'sb')}`,
    }[form];
  };
}

/** Draws an amount of money that the seller has or will get. It is marked as a fee, because only the seller sees it. */
export const payoutAmount = (scene: Scene, least = 2, most = 900) =>
  feeMark(
    'payout',
    scene.style.money(scene.random.between(least, most) * 100 + scene.random.between(0, 99)),
  );

/** Returns an entry of a seller's account that is not a sale, such as a payout: its words and its amount, as HTML. */
export function otherAccountEntry(scene: Scene): readonly [words: string, amount: string] {
  const { random, style } = scene;
  const person = randomPerson(random);
  const who = random.chance(0.5) ? wholeNameMark(person) : randomNameWriter(random)(person);
  const small = () => style.money(random.between(120, 2400));
  return random.pick<readonly [string, string]>([
    [`Payout to ${bankAccountText(random)}`, payoutAmount(scene)],
    [`Transfer to ${bankAccountText(random)}`, payoutAmount(scene)],
    [`Refund to ${who}`, `-${small()}`],
    [`Partial refund · ${who}`, `-${small()}`],
    ['Shipping label', `-${small()}`],
    ['Listing fees, May', feeMark('fee', `-${small()}`)],
    ['Monthly subscription', feeMark('fee', `-${small()}`)],
    [`Tip from ${who}`, `+${small()}`],
    [`Referral bonus: ${who} joined`, '+$10.00'],
    [`Offer accepted by ${who}`, small()],
  ]);
}
