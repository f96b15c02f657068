import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import { addressOf } from '../pieces/addresses';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { bankAccountText, brandSizeAndColor } from '../pieces/lookalikes';
import { orderEntries, type OrderEntry } from '../pieces/order-entries';
import { billRows } from '../pieces/parts';
import { roundAvatar, givenNameMark, wholeNameMark, buyerNote } from '../pieces/people-lines';
import { appBar, phonePage } from '../pieces/phone';
import { productThumbnail } from '../pieces/pictures';
import { parcelProgress } from '../pieces/steps';
import { priceAndStruckPriceWriter } from '../pieces/struck-prices';
import { randomPerson } from '../people';
import type { Scene } from '../scene';
import { inAnyOrder, maybe, shuffled } from '../variety';
import { entryTitle } from './history-parts';

const STEPS = ['Ordered', 'Shipped', 'Delivered'] as const;
const MENU = [
  'Report a problem',
  'See the listing',
  'Similar to Kate Spade',
  'Share your style',
  'Return policy',
  'Help Center',
] as const;

function sums(scene: Scene, entries: readonly OrderEntry[]): string {
  const { random, style, shipping, tax } = scene;
  const items = entries.reduce((sum, { price }) => sum + price, 0);
  const discount = Math.round(items * 0.1);
  const count = String(entries.length);
  return billRows([
    {
      label: random.pick([`Items (${count})`, `Bundle of ${count}`, 'Subtotal']),
      amount: style.money(items),
    },
    {
      label: random.pick(['Bundle discount', 'Coupon MAY10', 'Private offer']),
      amount: `-${style.money(discount)}`,
    },
    { label: randomLabel(scene, 'shipping'), amount: style.money(shipping) },
    { label: randomLabel(scene, 'tax'), amount: style.money(tax) },
    {
      label: randomLabel(scene, 'orderTotal'),
      amount: style.money(items - discount + shipping + tax),
      strong: true,
    },
  ]);
}

function sellerLine({ random, buyer }: Scene): string {
  const seller = randomPerson(random);
  const words = random.pick([
    personalMark('handle', `@${seller.handle}`),
    `${wholeNameMark(seller)} <span class="s12 m">${personalMark('handle', seller.handle)}</span>`,
    wholeNameMark(seller),
  ]);
  const thanks = maybe(
    random,
    0.5,
    `<div class="s13 m">“Thank you ${givenNameMark(buyer)}! Packed with love, ${givenNameMark(seller)}”</div>`,
  );
  return `<div><div class="row">${roundAvatar(random, 38)}<div class="grow s15 sb">${words}</div>${icon('chat', 20)}</div>${thanks}</div>`;
}

/**
 * Draws an order of several items. Each has its price, and in most cases a former price that is struck through. The
 * first item is the one that the page is about.
 */
export function bundleOrder(scene: Scene): string {
  const { random, buyer, order } = scene;
  const entries = orderEntries(scene, { count: random.between(2, 4) });
  const pair = priceAndStruckPriceWriter(scene);
  const side = random.between(58, 92);
  const items = entries.map(
    (entry) =>
      `<div class="row top" style="padding:8px 0">${productThumbnail(entry.item, random, [side, side], 4)}<div class="grow col g2">${entryTitle(entry, 90)}<div class="s12 m">${brandSizeAndColor(random)}</div><div>${pair(entry)}</div></div></div>`,
  );
  const blocks = shuffled(random, [
    `<div>${sums(scene, entries)}</div>`,
    sellerLine(scene),
    `<div class="s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`,
    maybe(
      random,
      0.5,
      `<div class="s14">${randomLabel(scene, 'payment')} ${bankAccountText(random)}</div>`,
    ),
    maybe(random, 0.4, `<div class="s14">${icon('heart', 15)} ${buyerNote(random, buyer)}</div>`),
  ]).filter((block) => block !== '');
  const head = inAnyOrder(
    random,
    `<div class="s13 m">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div>`,
    `<div class="s13 m">${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div>`,
    `<div class="s18 b">${random.pick(['Thank you', 'Enjoy', 'All yours'])}, ${givenNameMark(buyer)}${random.pick(['!', ''])}</div>`,
  );
  const frame = random.pick(['card', 'box', 'rule']);
  const entry = (words: string) =>
    `<div class="between s14" style="padding:9px 0;border-bottom:1px solid var(--line)"><span>${words}</span>${icon('right', 15)}</div>`;
  const menu = shuffled(random, MENU).slice(0, random.between(1, 4)).map(entry);
  return phonePage(scene, {
    bar: appBar(random.pick(['Order details', 'My Purchases', 'Bundle']), {
      centred: true,
      buttons: [],
    }),
    body: `<div class="pad col"><div>${head}</div>${maybe(random, 0.5, parcelProgress(scene, STEPS))}<div>${items.join('')}</div>${blocks.map((block) => `<div class="${frame}" style="padding-top:10px">${block}</div>`).join('')}<div>${menu.join('')}</div></div>`,
    below: maybe(random, 0.4, '<div class="pad"><div class="button">Rate your order</div></div>'),
  });
}
