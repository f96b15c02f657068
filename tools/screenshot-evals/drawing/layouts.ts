export const LAYOUTS = [
  'buyer-mobile',
  'desktop-listing',
  'sold-row',
  'sold-card',
  'seller-mobile',
] as const;
export type Layout = (typeof LAYOUTS)[number];
