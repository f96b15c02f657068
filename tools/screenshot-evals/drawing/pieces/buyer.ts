import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { icon } from './icons';
import { roundPortrait } from './pictures';

const handleForms = (handle: string): readonly [string, ...string[]] => [
  handle,
  `@${handle}`,
  `(${handle})`,
  `(@${handle})`,
];

/** Draws name and handle of the buyer in one line. */
export function buyerLine({ random, buyer }: Scene): string {
  const name = personalMark('name', buyer.name);
  const handle = personalMark('handle', random.pick(handleForms(buyer.handle)));
  return random.pick([
    `${name} ${handle}`,
    `<b>${name}</b> ${handle}`,
    `${name} · ${handle}`,
    `${handle} · ${name}`,
    `<b>${handle}</b> ${name}`,
    `Buyer: ${name} ${handle}`,
    `${icon('person', 13)} ${name}, ${handle}`,
  ]);
}

/**
 * Draws the name of the buyer beside a portrait. The letters of the name are often larger than those of the item's
 * title.
 */
export function buyerHeadline({ random, buyer }: Scene): string {
  const size = random.pick(['s15', 's16', 's17', 's18', 's20']);
  const name = personalMark(
    'name',
    random.pick([buyer.name, buyer.name, buyer.name.toUpperCase()]),
  );
  const handle = personalMark('handle', random.pick([`@${buyer.handle}`, buyer.handle]));
  const below = random.pick([
    handle,
    `${handle} · ${random.pick(['0 reviews', '12 purchases', 'Joined 2019', '5.0'])}`,
    'Buyer',
  ]);
  const words = random.pick([
    `<div class="${size} b">${name}</div><div class="s12 m">${below}</div>`,
    `<div class="s12 m">${random.pick(['Buyer', 'Sold to', 'Purchased by'])}</div><div class="${size} b">${name}</div>`,
    `<div class="${size} b">${handle}</div><div class="s14">${name}</div>`,
  ]);
  return `<div class="row">${roundPortrait(random, random.between(30, 46))}<div class="grow">${words}</div>${maybe(random, 0.4, icon('chat', 20))}</div>`;
}

export const buyerHandle = (
  { random, buyer }: Scene,
  before: readonly [string, ...string[]] = ['', '@'],
) => personalMark('handle', `${random.pick(before)}${buyer.handle}`);

/** Draws the order number after its label, after a '#', or alone. */
export const orderNumberLine = (scene: Scene) => {
  const { random, order } = scene;
  return random.pick([
    `${randomLabel(scene, 'order')} ${personalMark('order', order)}`,
    `Order ${personalMark('order', `#${order}`)}`,
    personalMark('order', order),
    `<span class="a u">${personalMark('order', order)}</span>`,
  ]);
};

const CARRIER_STARTS = ['', 'via ', 'by '] as const;

export const trackingLine = ({ random, parcel }: Scene) =>
  `${random.pick(CARRIER_STARTS)}${parcel.carrier} ${personalMark('tracking', parcel.number)}`;
