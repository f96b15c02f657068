/** The kinds of screenshots that are shared: a listing on a phone or desktop, a row, a card, an order. */
export const LAYOUTS = [
  'buyer-mobile',
  'desktop-listing',
  'sold-row',
  'sold-card',
  'seller-mobile',
] as const;
export type Layout = (typeof LAYOUTS)[number];
