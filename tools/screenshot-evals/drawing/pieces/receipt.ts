import { dayFormats, daysLater } from '../days';
import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { addressOf } from './addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from './amount-breakdowns';
import { trackingLine } from './buyer';
import { labelledFact } from './facts';
import { icon } from './icons';
import { bankAccountText, brandSizeAndColor } from './lookalikes';
import {
  roundAvatar,
  givenNameMark,
  wholeNameMark,
  buyerNote,
  type WriteName,
} from './people-lines';
import { mainThumbnail } from './pictures';
import { soldPrice } from './prices';
import { parcelProgress } from './steps';
import { smallTitle, listingTitle } from './title-lines';

/** Whether the seller or the buyer sees the receipt, and how it names people. */
export interface ReceiptOptions {
  readonly side: 'seller' | 'buyer';
  readonly naming: WriteName;
  /** The person who sees the receipt: the seller, or the buyer of the scene. */
  readonly member: Person;
}

/**
 * Draws the item with its photo and price. If `marked` is true, marks this price for the ground truth. If it is false,
 * the price in the list of amounts is marked instead.
 */
function itemBlock(scene: Scene, marked: boolean): string {
  const { random } = scene;
  const side = random.between(52, 110);
  const title = random.chance(0.5) ? listingTitle(scene) : smallTitle(scene);
  const price = marked
    ? `<div class="${random.pick(['p', 's15 b'])}">${soldPrice(scene)}</div>`
    : '';
  const words = random.chance(0.8) ? `${title}${price}` : `${price}${title}`;
  return `<div class="row top">${mainThumbnail(scene, [side, side], random.pick([0, 4, 8]))}<div class="grow col g2">${words}<div class="s12 m">${brandSizeAndColor(random)}</div></div></div>`;
}

function personBlock({ random, buyer }: Scene, { naming }: ReceiptOptions): string {
  const below = random.pick([
    'Message',
    personalMark('email', buyer.email),
    `${String(random.between(2, 400))} purchases`,
    personalMark('handle', `@${buyer.handle}`),
  ]);
  return `<div class="row">${roundAvatar(random, random.between(28, 44))}<div class="grow"><div class="s15 b">${random.chance(0.5) ? wholeNameMark(buyer) : naming(buyer)}</div><div class="s12 m">${below}</div></div>${icon(random.pick(['chat', 'mail', 'right']), 18)}</div>`;
}

const paymentBlock = (scene: Scene, { member, side }: ReceiptOptions) =>
  `<div class="s14">${randomLabel(scene, 'payment')} <span class="m">${bankAccountText(scene.random)}</span>${side === 'buyer' && scene.random.chance(0.5) ? `<div class="s12 m">${scene.random.pick(['Cardholder', 'Name on card', 'Billed to'])} ${wholeNameMark(member)}</div>` : ''}</div>`;

/** Draws the history of an order: what happened on which day. */
function timeline(
  { random, buyer, soldOn }: Scene,
  { naming, member, side }: ReceiptOptions,
): string {
  const shipper = side === 'seller' ? member : randomPerson(random);
  const events = [
    `${naming(buyer)} ${random.pick(['placed the order', 'paid', 'bought this'])}`,
    random.pick([
      'Payment confirmed',
      `${givenNameMark(shipper)} accepted the order`,
      'Label Printed',
    ]),
    random.pick([
      'Shipped',
      `Handed over by ${wholeNameMark(shipper)}`,
      'Drew attention: address checked',
    ]),
    random.pick([
      `Signed for by ${wholeNameMark(randomPerson(random))}`,
      'Delivered',
      `${naming(buyer)} left feedback`,
    ]),
  ].slice(0, random.between(2, 4));
  const lines = events.map(
    (words, index) =>
      `<div class="row top s13" style="padding:3px 0"><span class="m" style="flex:none;width:56px">${dayFormats.withoutYear(daysLater(soldOn, index * 2))}</span><span class="grow">${words}</span></div>`,
  );
  return `<div><div class="s14 b">${random.pick(['Timeline', 'History', 'Activity'])}</div>${lines.join('')}</div>`;
}

const STEPS = ['Paid', 'Shipped', 'In Transit', 'Delivered'] as const;

/**
 * Draws all blocks of an order's receipt in random order, without a heading. The title and the price are in these
 * blocks.
 */
export function receiptBlocks(scene: Scene, options: ReceiptOptions): readonly string[] {
  const { random, buyer, soldOn } = scene;
  const isPriced = random.chance(0.5);
  const sums = options.side === 'seller' ? sellerPayoutBreakdown : buyerCostBreakdown;
  const due = dayFormats.weekdayWithoutYear(daysLater(soldOn, random.between(2, 8)));
  const others = [
    options.side === 'seller' ? personBlock(scene, options) : '',
    `<div class="s14"><div class="${random.pick(['s12 m', 's14 b'])}">${randomLabel(scene, 'shipTo')}</div>${addressOf(scene)}</div>`,
    maybe(random, 0.5, `<div>${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`),
    maybe(random, 0.4, `<div class="s14">“${buyerNote(random, buyer)}”</div>`),
    maybe(random, 0.4, paymentBlock(scene, options)),
    maybe(random, 0.3, parcelProgress(scene, STEPS)),
    maybe(random, 0.5, timeline(scene, options)),
    maybe(
      random,
      0.4,
      `<div class="s13 good">${random.pick(['Ship by', 'Arrives', 'Due'])} ${due}</div>`,
    ),
  ].filter((block) => block !== '');
  const main = [
    itemBlock(scene, isPriced),
    `<div>${sums(scene, { marked: !isPriced, price: isPriced ? 'itemTotal' : 'soldPrice', forBuyer: options.side === 'buyer' })}</div>`,
  ];
  const rest = shuffled(random, others);
  const cut = random.between(0, Math.min(2, rest.length));
  return random.chance(0.25)
    ? shuffled(random, [...main, ...rest])
    : [...rest.slice(0, cut), ...main, ...rest.slice(cut)];
}

/** Joins the blocks of a receipt into one page in one of several designs. */
export function framedBlocks({ random }: Scene, blocks: readonly string[]): string {
  const frame = random.pick<(block: string) => string>([
    (block) => `<div class="box">${block}</div>`,
    (block) => `<div class="card">${block}</div>`,
    (block) => `<div class="rule" style="padding:10px 0 4px">${block}</div>`,
    (block) => `<div style="padding:5px 0">${block}</div>`,
  ]);
  return `<div class="col ${random.pick(['', 'g4', 'g12'])}">${blocks.map(frame).join('')}</div>`;
}
