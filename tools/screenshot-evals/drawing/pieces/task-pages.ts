import { dayFormats, daysLater } from '../days';
import { personalMark } from '../marks';
import type { Scene } from '../scene';
import { inAnyOrder, maybe, shuffled } from '../variety';
import { addressOf } from './addresses';
import { buyerHeadline, orderNumberLine } from './buyer';
import { icon } from './icons';
import { randomOtherGivenName } from './other-people';
import { productThumbnail } from './pictures';

/**
 * Draws a heading that states what the seller has to do next. Its letters are larger than those of the item's title.
 */
export function taskHeading(scene: Scene): string {
  const { random, soldOn } = scene;
  const day = dayFormats.withoutYear(daysLater(soldOn, random.between(2, 6)));
  const words = random.pick([
    `${random.pick(['Mail', 'Ship', 'Send', 'Drop off'])} by ${day}`,
    'Ready to ship',
    'Time to pack',
    `Congrats, ${randomOtherGivenName(scene)}!`,
    `Nice one, ${randomOtherGivenName(scene)}`,
    'Label created',
    'New order',
    'Pack it up!',
    'To be posted',
    '1 item to ship',
  ]);
  const size = random.pick(['s22', 's24', 's26', 's28', 's32', 's36']);
  const below = maybe(
    random,
    0.5,
    `<div class="s14 m">${random.pick([`Sold ${dayFormats.withoutYear(soldOn)}`, 'Print the label and pack your item', 'Paid. The buyer is waiting.'])}</div>`,
  );
  return `<div class="${random.pick(['', 'center'])}"><div class="${size} b" style="line-height:1.15">${words}</div>${below}</div>`;
}

/** Draws a small photo of the item beside the given lines of HTML. */
export function photoBesideLines({ random, item }: Scene, lines: string): string {
  const side = random.between(44, 76);
  const photo = productThumbnail(
    item,
    random,
    [side, random.pick([side, side, Math.round(side * 1.25)])],
    random.pick([0, 4, 8]),
  );
  const words = `<div class="grow col g2">${lines}</div>`;
  return `<div class="row top">${random.chance(0.8) ? photo + words : words + photo}</div>`;
}

/**
 * Returns blocks of HTML about the sale in a fixed order: first the buyer, and then in some pictures the address, the
 * order number and the tracking number.
 */
export function buyerBlocks(scene: Scene): readonly string[] {
  const { random, parcel } = scene;
  return [
    buyerHeadline(scene),
    maybe(
      random,
      0.8,
      `<div class="s14">${maybe(random, 0.5, '<div class="s16 b">Ship to</div>')}${addressOf(scene)}</div>`,
    ),
    maybe(random, 0.7, `<div class="s13 m">${orderNumberLine(scene)}</div>`),
    maybe(
      random,
      0.4,
      `<div class="s14">${icon('truck', 16)} ${parcel.carrier} ${personalMark('tracking', parcel.number)}</div>`,
    ),
  ].filter((block) => block !== '');
}

/**
 * Joins blocks into one column, in random order if `isShuffled` is set. Puts each block on a card or in a box, or
 * separates the blocks by lines or gaps.
 */
export function joinedBlocks(scene: Scene, blocks: readonly string[], isShuffled = false): string {
  const { random } = scene;
  const framed = random.pick<(block: string) => string>([
    (block) => `<div class="card">${block}</div>`,
    (block) => `<div class="box">${block}</div>`,
    (block) => `<div class="rule" style="padding-top:10px">${block}</div>`,
    (block) => `<div style="padding-top:6px">${block}</div>`,
  ]);
  const all = blocks.map(framed);
  return `<div class="pad col ${random.pick(['', 'g4', 'g12', 'g16'])}">${isShuffled ? inAnyOrder(random, ...all) : all.join('')}</div>`;
}

const ENTRIES = [
  'Message buyer',
  'Print packing slip',
  'Report a problem',
  'Leave feedback',
  'Return policy',
  'How shipping works',
  'Cancel order',
  'View payment details',
  'Get help with this order',
] as const;
const HINTS = [
  'Use a sturdy box and tape it well. Drop it off at any post office.',
  'Your earnings will be available after the buyer confirms delivery.',
  'Items that are shipped within 3 days get better reviews.',
] as const;

/** Draws menu entries and hints, which fill the lower part of a task page. */
export function furtherMenuEntries({ random }: Scene): string {
  const entries = shuffled(random, ENTRIES).slice(0, random.between(2, 6));
  const size = random.pick(['s14', 's15', 's16', 's17 sb']);
  const entry = (words: string) =>
    `<div class="row ${size}" style="padding:10px 0;border-bottom:1px solid var(--line)"><span class="grow">${words}</span>${icon('right', 16)}</div>`;
  const hint = `<div class="card" style="margin:8px 0"><div class="s16 b">${random.pick(['Tips', 'What happens next', 'Good to know'])}</div><div class="s14">${random.pick(HINTS)}</div></div>`;
  return `<div class="padx">${maybe(random, 0.5, hint)}${entries.map(entry).join('')}</div>`;
}
