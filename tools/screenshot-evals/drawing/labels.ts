import type { Scene } from './scene';

/** The labels that marketplaces use for each value on a page about a sale, such as the price. */
const LABELS = {
  price: ['Price', 'Item price', 'Listing price', 'Amount', 'Item', 'Unit price', 'Item subtotal'],
  soldPrice: ['Sold for', 'Sold price', 'Sale price', 'Final price', 'Sold at', 'Selling price'],
  winningBid: ['Winning bid', 'Final bid', 'Sold at auction', 'Highest bid'],
  offer: ['Accepted offer', 'Offer accepted', 'Best offer', 'Offer price', 'Agreed price'],
  itemTotal: ['Item total', 'Subtotal', 'Items', '1 item', 'Item (1)', 'Merchandise', 'Item cost'],
  orderTotal: ['Order total', 'Total', 'Total paid', 'Grand total', 'Buyer paid', 'Amount paid'],
  shipping: [
    'Shipping',
    'Delivery',
    'Postage',
    'Shipping cost',
    'Shipping & handling',
    'Shipping paid',
  ],
  tax: ['Tax', 'Sales tax', 'Estimated tax', 'Taxes', 'Sales tax (collected)', 'Tax collected'],
  buyerFee: ['Buyer protection fee', 'Service fee', 'Marketplace fee', 'Protection fee'],
  sellerFee: [
    'Selling fee',
    'Fees',
    'Transaction fee',
    'Marketplace commission',
    'Final value fee',
    'Commission',
  ],
  paymentFee: ['Payment processing', 'Processing fee', 'Payment fee', 'Payment processing fee'],
  adFee: ['Promoted listing fee', 'Ad fee', 'Boost fee', 'Offsite ads fee'],
  payout: [
    'Your earnings',
    'Payout',
    'You earn',
    'Net earnings',
    'Net proceeds',
    'You made',
    'Order earnings',
    'Net',
  ],
  order: [
    'Order number',
    'Order',
    'Order ID',
    'Order #',
    'Order no.',
    'Transaction ID',
    'Reference',
  ],
  soldDay: ['Sold', 'Sold on', 'Date sold', 'Sale date', 'Sold date'],
  orderDay: [
    'Order date',
    'Ordered',
    'Ordered on',
    'Placed on',
    'Purchased',
    'Purchase date',
    'Date',
  ],
  paidDay: ['Paid', 'Paid on', 'Payment date', 'Date paid'],
  buyer: ['Buyer', 'Sold to', 'Purchased by', 'Bought by', 'Customer', 'Buyer username'],
  shipTo: [
    'Ship to',
    'Shipping address',
    'Deliver to',
    'Shipped to',
    'Delivery address',
    'Mail to',
    'Address',
  ],
  tracking: [
    'Tracking number',
    'Tracking',
    'Tracking no.',
    'Tracking #',
    'Shipment',
    'Track package',
  ],
  condition: ['Condition', 'Item condition', 'Quality'],
  size: ['Size', 'US size', 'Sz'],
  brand: ['Brand', 'Designer', 'Maker', 'Label'],
  colour: ['Color', 'Colour', 'Shade'],
  quantity: ['Qty', 'Quantity', 'Units', 'Count'],
  item: ['Item', 'Product', 'Title', 'Listing', 'Item title', 'Description', 'Article'],
  sku: ['SKU', 'Custom label', 'Custom label (SKU)', 'Stock no.', 'Location'],
  status: ['Status', 'Order status', 'State', 'Progress'],
  formerPrice: ['Was', 'List price', 'Original price', 'Retail', 'Original', 'Before', 'RRP'],
  payment: ['Payment method', 'Paid with', 'Payment', 'Payment type'],
  itemNumber: ['Item number', 'Item ID', 'Listing ID', 'Item #', 'Listing no.'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type LabelMeaning = keyof typeof LABELS;

/**
 * Returns a random label of a value as HTML. CSS sets the letter case of the label. If the picture's style has colons,
 * the label ends in a colon, unless `colon` is false.
 */
export function randomLabel(
  { random, style }: Scene,
  meaning: LabelMeaning,
  { colon = true } = {},
): string {
  const words = random.pick<string>(LABELS[meaning]).replaceAll('&', '&amp;');
  return `<span class="lab">${words}${colon && style.labels.colon ? ':' : ''}</span>`;
}
