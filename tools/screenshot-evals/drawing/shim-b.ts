import type { Platform } from '@contract/schemas/platform';
import { priceMark } from './marks';
import { dollars, shortDollars } from './money';
import type { Random } from '../../../scripts/demo/random';
import { picture, thumbnail } from './pieces/pictures';
import type { Scene } from './scene';

export function mixed(random: Random, blocks: readonly string[]): string {
  const left = [...blocks];
  let html = '';
  while (left.length > 0) html += left.splice(random.between(0, left.length - 1), 1).join('');
  return html;
}

export const maybe = (random: Random, probability: number, html: string) =>
  random.chance(probability) ? html : '';

export const LABELS = {
  price: ['Item price', 'Price', 'Sale price', 'Item total', 'Item'],
  soldPrice: ['Sold for', 'Sold price', 'Sale price', 'Final price'],
  total: ['Order total', 'Total', 'Total paid', 'Grand total', 'Buyer paid'],
  shipping: ['Shipping', 'Delivery', 'Shipping & handling', 'Postage', 'Shipping cost'],
  tax: ['Sales tax', 'Tax', 'Taxes', 'Estimated tax'],
  buyerFee: ['Buyer protection fee', 'Service fee', 'Protection fee', 'Buyer fee'],
  sellerFee: ['Selling fee', 'Fees', 'Seller fee', 'Transaction fee'],
  payout: ['You earned', 'Net', 'Your earnings', 'Payout', 'Net proceeds'],
  order: ['Order number', 'Order', 'Order ID', 'Order #', 'Order no.'],
  soldDate: ['Sold on', 'Sold', 'Date sold', 'Sale date'],
  orderDate: ['Order date', 'Ordered', 'Placed on', 'Purchased', 'Date of purchase'],
  buyer: ['Buyer', 'Sold to', 'Purchased by', 'Customer'],
  shipTo: ['Ship to', 'Shipping to', 'Delivery address', 'Shipping address', 'Deliver to'],
  tracking: ['Tracking number', 'Tracking', 'Tracking no.', 'Track'],
  condition: ['Condition', 'Item condition'],
  brand: ['Brand', 'Maker'],
  size: ['Size'],
  quantity: ['Quantity', 'Qty', 'Units'],
} as const;

export const label = ({ random }: Scene, meaning: keyof typeof LABELS) =>
  random.pick(LABELS[meaning] as readonly [string, ...string[]]).replace('&', '&amp;');

export const fee = (_kind: 'fee' | 'payout' | 'tax', text: string) => text;

export const mainPhoto = ({ item, random }: Scene, style: string, over = '') =>
  `<div style="position:relative;overflow:hidden;${style}">${picture(item, random)}${over}</div>`;

export const mainThumb = (
  { item, random }: Scene,
  size: readonly [number, number],
  radius?: number,
) => thumbnail(item, random, size, radius);

const FORMATS: Record<Platform, readonly [Format, ...Format[]]> = {
  ebay: [(cents) => `US ${dollars(cents)}`, dollars],
  poshmark: [shortDollars],
  depop: [dollars],
  mercari: [dollars, shortDollars, dollars],
  facebook: [shortDollars, shortDollars, dollars],
  etsy: [
    dollars,
    dollars,
    (cents) => `USD ${dollars(cents).slice(1)}`,
    (cents) => `${dollars(cents)} USD`,
  ],
};
type Format = (cents: number) => string;

export const priceTag = ({ random, price, platform }: Scene) =>
  priceMark(random.pick(FORMATS[platform])(price));
