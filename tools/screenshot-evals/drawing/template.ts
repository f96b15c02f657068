import type { Platform } from '@contract/schemas/platform';
import type { Layout } from './layouts';
import type { Scene } from './scene';

/** One design of a sold item in a marketplace's app or site. */
export interface Template {
  /** A unique name, such as 'ebay/order-page'. */
  readonly name: string;
  readonly platform: Platform;
  readonly layout: Layout;
  /**
   * Drawn only with --kept-aside, to test extraction on designs that its rules were not made for.
   */
  readonly keptAside?: true;
  /** Returns the HTML of the screenshot, with marks from marks.ts. */
  readonly draw: (scene: Scene) => string;
}
