import type { Random } from '../../../../scripts/demo/random';

/** Brands that look like names of people. The drawings do not mark them as personal information. */
const BRANDS = [
  'Kate Spade',
  'Tommy Hilfiger',
  'Calvin Klein',
  'Harry Potter',
  'Ralph Lauren',
  'Michael Kors',
  'Tory Burch',
  'Jimmy Choo',
  'Eddie Bauer',
  'Rebecca Minkoff',
  'Anne Klein',
  'Steve Madden',
  'Ted Baker',
  'Martha Stewart',
  'Free People',
  'Madewell',
] as const;

const COLOURS = [
  'Olive',
  'Rose',
  'Ruby',
  'Amber',
  'Violet',
  'Hazel',
  'Jade',
  'Sienna',
  'Ivory',
  'Heather Gray',
  'Black',
] as const;

const BANKS = [
  'Wells Fargo',
  'Charles Schwab',
  'Chase',
  'Capital One',
  'Ally Bank',
  'Navy Federal',
  'Morgan Stanley',
  'Cash App',
  'Visa Debit',
] as const;

const PLACES = [
  'Charlotte, NC',
  'Madison, WI',
  'St. Paul, MN',
  'Austin, TX',
  'Savannah, GA',
  'Aurora, CO',
  'Eugene, OR',
  'Florence, SC',
] as const;

const STATUSES = [
  'Will ship',
  'Mark as Sold',
  'Paid',
  'Delivered',
  'Ready to Ship',
  'In Transit',
  'Will Call',
  'Label Printed',
  'Shipped',
  'Drew attention',
  'Grant Access',
  'Complete',
] as const;

const brandName = (random: Random) => random.pick(BRANDS);
const colourName = (random: Random) => random.pick(COLOURS);
const bankName = (random: Random) => random.pick(BANKS);

/** Returns a town with its state. Some towns are also first names, so they look like people. */
export const placeName = (random: Random) => random.pick(PLACES);

/** Returns a random status of an order. Its capitals make it look like a name. */
export const orderStatus = (random: Random) => random.pick(STATUSES);

/**
 * Returns a line of details, as a listing shows them below its title: one or two of brand, size, color and quantity.
 */
export const brandSizeAndColor = (random: Random) =>
  random.pick([
    `${brandName(random)} · ${colourName(random)}`,
    `Size ${random.pick(['S', 'M', 'L', '8.5', 'One Size'])} · ${colourName(random)}`,
    `Color: ${colourName(random)}`,
    `Brand: ${brandName(random)}`,
    `${colourName(random)} / Qty 1`,
    'Qty: 1',
  ]);

/**
 * Returns the name of a bank with the last four digits of an account or card. The name can look like the name of a
 * person.
 */
export function bankAccountText(random: Random): string {
  const last = String(random.between(1000, 9999));
  return `${bankName(random)} ${random.pick([`••${last}`, `ending in ${last}`, `…${last}`, `(x${last})`, `···· ${last}`])}`;
}
