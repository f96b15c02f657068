import type { RecognizedPage } from '../layout/recognized-page';
import { pictureFacts } from './picture-facts';
import type { PixelGrid } from './pixel-grid';
import type { PixelMaps } from './pixel-maps';
import type { SummedArea } from './summed-area';
import { wordCenters, wordMap } from './word-map';

/** Counts over any rectangle of a page, from the pixels of its picture and from its words. */
export interface PageMaps extends PixelMaps {
  /** Pixels that words cover. */
  readonly text: SummedArea;
  /** Words whose middle is in the rectangle. */
  readonly words: SummedArea;
  /** The same for amounts. */
  readonly amounts: SummedArea;
}

export const pageMaps = (grid: PixelGrid, page: RecognizedPage): PageMaps => ({
  ...pictureFacts(grid).maps,
  ...wordCenters(page, grid),
  text: wordMap(page, grid),
});
