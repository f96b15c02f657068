import type { DrawingName } from './drawings/catalogue';

/** What sells under one picture, with the ranges that its prices lie in. */
export interface ProductLine {
  readonly drawing: DrawingName;
  readonly categoryName: string | null;
  /** What it costs at the source: least and most, in cents. */
  readonly costCents: readonly [number, number];
  readonly soldCents: readonly [number, number];
  readonly titles: readonly string[];
}
