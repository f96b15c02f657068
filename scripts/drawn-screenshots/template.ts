import type { Platform } from '@contract/schemas/platform';
import type { Scene } from './scene';

export const LAYOUTS = [
  'buyer-mobile',
  'desktop-listing',
  'sold-row',
  'sold-card',
  'seller-mobile',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** One way in which a marketplace's app or site shows a sold item. */
export interface Template {
  /** Unique: 'ebay/order-page'. */
  readonly name: string;
  readonly platform: Platform;
  readonly layout: Layout;
  /** Drawn only where asked for, so that there is something left that no rule was made with. */
  readonly keptAside?: true;
  /** The HTML of the whole screenshot, with title, price and so on marked by marks.ts. */
  readonly draw: (scene: Scene) => string;
}
