import * as clothing from './clothing';
import type { Drawing } from './drawing';
import * as electronics from './electronics';
import * as home from './home';
import * as leisure from './leisure';

/** Every product that can be drawn, by its name. */
export const DRAWINGS = { ...clothing, ...electronics, ...home, ...leisure } satisfies Record<
  string,
  Drawing
>;
export type DrawingName = keyof typeof DRAWINGS;
