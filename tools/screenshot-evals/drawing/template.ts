import type { Platform } from '@contract/schemas/platform';
import type { Layout } from './layouts';
import type { Scene } from './scene';

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
