import { escapedHtml, shopMark, titleMark } from '../marks';
import { randomPerson } from '../people';
import type { OrderEntry } from '../pieces/order-entries';
import { wholeNameMark, randomNameWriter } from '../pieces/people-lines';
import { shortenedTitle } from '../pieces/parts';
import type { Scene } from '../scene';
import { maybe } from '../variety';

/** Draws the title of a purchase in a list. Marks the title for the ground truth if the page is about this purchase. */
export const entryTitle = ({ item, isOpen }: OrderEntry, longest = 120): string => {
  const words = shortenedTitle(item.title, longest);
  return `<div class="t">${isOpen ? titleMark(words) : escapedHtml(words)}</div>`;
};

const SHOPS = [
  'MapleAndTwine',
  'secondlight_goods',
  'TheQuietAttic',
  'harborvintage',
  'NorthFernStudio',
  'corner-crate',
  'velvetmoth',
] as const;

/** Returns the seller of a purchase: a shop, or a person. */
export function sellerText({ random }: Scene): string {
  if (random.chance(0.6)) {
    const shop = shopMark(random.pick(SHOPS));
    return random.pick([shop, `Sold by ${shop}`, `${shop} (${String(random.between(12, 9000))})`]);
  }
  const seller = randomPerson(random);
  return `${random.pick(['', 'Sold by ', 'Seller: ', 'From '])}${random.chance(0.5) ? wholeNameMark(seller) : randomNameWriter(random)(seller)}`;
}

const FILTERS = [
  'All',
  'Processing',
  'Shipped',
  'Returns',
  'Canceled',
  'May',
  'Will ship',
] as const;

/** Draws filters above a list of purchases. */
export function filterChips({ random }: Scene): string {
  const chips = FILTERS.slice(0, random.between(3, 5)).map(
    (word, index) => `<span class="pill s13 ${index === 0 ? 'sb' : ''}">${word}</span>`,
  );
  return `<div class="row" style="padding:8px 0;gap:6px;white-space:nowrap">${chips.join('')}${maybe(random, 0.3, '<span class="s13 a">Clear</span>')}</div>`;
}
