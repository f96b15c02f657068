import type { Platform } from '@contract/schemas/platform';
import type { Layout } from './layouts';
import type { Scene } from './scene';

/** One design of a page, row or card that shows a sold item, in the app or on the site of a marketplace. */
export interface Template {
  readonly name: string;
  readonly platform: Platform;
  readonly layout: Layout;
  /** Returns the HTML of the page. Title, price and other values are marked for the ground truth (marks.ts). */
  readonly draw: (scene: Scene) => string;
}

/**
 * Returns the templates of one platform and layout. `draws` has a drawing function for each short name of a template.
 */
export const templatesOf = (
  platform: Platform,
  layout: Layout,
  draws: Readonly<Record<string, Template['draw']>>,
): readonly Template[] =>
  Object.entries(draws).map(([name, draw]) => ({
    name: `${platform}/${name}`,
    platform,
    layout,
    draw,
  }));
