import { dayForms, type Day } from '../days';
import { label, type Meaning } from '../labels';
import { escaped, personalMark, priceMark, soldDayMark, titleMark } from '../marks';
import type { Scene } from '../scene';
import { shortened } from './parts';

/** The listing's title, in the same class as titles of other listings. */
export const titleOf = ({ item }: Scene, longest = 200) =>
  `<div class="t">${titleMark(shortened(item.title, longest))}</div>`;

export const otherTitle = (title: string) => `<div class="t one">${escaped(title)}</div>`;

/** The sold price in the page's format. */
export const soldPrice = ({ price, style }: Scene) => priceMark(style.money(price));

export type Struck = 'left' | 'right' | 'above' | 'below' | 'none';

/** The price as a headline, with a struck former price at the given side. */
export function priceOf(scene: Scene, struck: Struck = 'none', beside = ''): string {
  const { style, earlierPrice } = scene;
  const price = `<span class="p">${soldPrice(scene)}</span>`;
  const former = `<s class="m s13">${style.money(earlierPrice)}</s>`;
  const line = {
    left: `${former} ${price}`,
    right: `${price} ${former}`,
    above: `<div>${former}</div>${price}`,
    below: `${price}<div>${former}</div>`,
    none: price,
  }[struck];
  return `<div>${line}${beside ? ` <span class="s12 m">${beside}</span>` : ''}</div>`;
}

export const anyStruck = ({ random }: Scene): Struck =>
  random.pick<Struck>(['left', 'right', 'right', 'above', 'none', 'none', 'none']);

/** What shipping costs, as a listing says it. */
export function shippingNote({ random, shipping, style }: Scene): string {
  const cost = style.money(shipping || 599);
  return random.pick([
    `+ ${cost} shipping`,
    `+${cost}`,
    `${cost} delivery`,
    `Shipping: ${cost}`,
    `plus ${cost} postage`,
    `(+ ${cost} ship)`,
    'Free shipping',
  ]);
}

const FORMS = Object.values(dayForms).filter(
  (form) => form !== dayForms.withoutYear && form !== dayForms.weekdayWithoutYear,
);

/** The day of the sale in one of many formats, all with a year. */
export function soldDay({ random, soldOn }: Scene, words: (day: Day) => string = anyForm(random)) {
  return soldDayMark(words(soldOn), soldOn);
}

function anyForm(random: Scene['random']): (day: Day) => string {
  const [first = dayForms.short, ...others] = FORMS;
  return random.pick([first, ...others]);
}

/** A label and its value: side by side, joined, or above each other. */
export function fact(scene: Scene, meaning: Meaning, value: string): string {
  return scene.random.pick([
    `<div class="between s14"><span class="m">${label(scene, meaning)}</span><span class="right">${value}</span></div>`,
    `<div class="s14">${label(scene, meaning)} <span>${value}</span></div>`,
    `<div class="s14"><div class="s12 m">${label(scene, meaning)}</div>${value}</div>`,
  ]);
}

const COUNTRIES = ['United States', 'USA', 'US', 'UNITED STATES'] as const;

/** The buyer's address on two to five lines, or on one. */
export function addressOf({ random, buyer }: Scene): string {
  const [name, street, town] = [
    personalMark('name', buyer.name),
    personalMark('address', buyer.street),
    personalMark('address', buyer.town),
  ];
  const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('<br>');
  const country = random.chance(0.4) ? random.pick(COUNTRIES) : '';
  const phone = random.chance(0.3) ? personalMark('phone', buyer.phone) : '';
  const email = random.chance(0.2) ? personalMark('email', buyer.email) : '';
  return random.pick([
    lines(name, street, town, country, phone),
    lines(name, street, town, country, email),
    lines(name, street, town, phone, email),
    lines(`<b>${name}</b>`, `<span class="m">${street}`, `${town}</span>`, country),
    lines(name, personalMark('address', `${buyer.street}, ${buyer.town}`)),
    lines(street, town),
  ]);
}

const CARRIER_STARTS = ['', 'via ', 'by '] as const;

export const trackingOf = ({ random, parcel }: Scene) =>
  `${random.pick(CARRIER_STARTS)}${parcel.carrier} ${personalMark('tracking', parcel.number)}`;

export const handleOf = (
  { random, buyer }: Scene,
  before: readonly [string, ...string[]] = ['', '@'],
) => personalMark('handle', `${random.pick(before)}${buyer.handle}`);
