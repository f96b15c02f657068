import type { Platform } from '@contract/schemas/platform';
import type { Layout } from './layouts';
import type { Scene } from './scene';

/** One way in which a marketplace's app or site shows a sold item. */
export interface Template {
  /** Unique: 'ebay/order-page'. */
  readonly name: string;
  readonly platform: Platform;
  readonly layout: Layout;
  /** Drawn only with --kept-aside, so that some templates have no influence on the rules. */
  readonly keptAside?: true;
  /** The HTML of the whole screenshot, with title, price and so on marked by marks.ts. */
  readonly draw: (scene: Scene) => string;
}
