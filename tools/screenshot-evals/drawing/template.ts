import type { Platform } from '@contract/schemas/platform';
import type { Layout } from './layouts';
import type { Scene } from './scene';

/** One design of a sold item in a marketplace's app or site. */
export interface Template {
  readonly name: string;
  readonly platform: Platform;
  readonly layout: Layout;
  /** Returns HTML with marks from marks.ts. */
  readonly draw: (scene: Scene) => string;
}
