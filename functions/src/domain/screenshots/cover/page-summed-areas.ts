import type { RecognizedPage } from '../layout/recognized-page';
import { pictureFacts } from './picture-facts';
import type { PixelGrid } from './pixel-grid';
import type { PixelSummedAreas } from './pixel-summed-areas';
import { type SummedArea, summedArea } from './summed-area';

/**
 * Counts of pixels, words and amounts in any rectangle of a page. The counts are computed from the pixels and the words
 * of the page.
 */
export interface PageSummedAreas extends PixelSummedAreas {
  /** Counts the pixels that words cover. */
  readonly text: SummedArea;
  /** Counts the words whose center is in the rectangle. */
  readonly words: SummedArea;
  /** Counts the amounts of money whose center is in the rectangle. */
  readonly amounts: SummedArea;
}

export const pageSummedAreas = (grid: PixelGrid, page: RecognizedPage): PageSummedAreas => ({
  ...pictureFacts(grid).maps,
  ...wordCenters(page, grid),
  text: wordMap(page, grid),
});

/**
 * The minimum confidence of a word that is counted. Text recognition also reads words in textures of a photograph, but
 * with a lower confidence.
 */
const SURE_WORD = 0.5;
const AMOUNT = /\$ ?\d|^\d+\.\d\d$/;

/** Counts the pixels of a grid that words cover. `page` shows the same picture as the grid, at any size. */
function wordMap(page: RecognizedPage, { width, height }: PixelGrid): SummedArea {
  const map = new Uint8Array(width * height);
  const [across, down] = [width / page.width, height / page.height];
  for (const { box } of page.words.filter(({ confidence }) => confidence >= SURE_WORD)) {
    const left = Math.max(0, Math.round(box.x * across));
    const right = Math.min(width, Math.round((box.x + box.width) * across));
    const bottom = Math.min(height, Math.round((box.y + box.height) * down));
    for (let y = Math.max(0, Math.round(box.y * down)); y < bottom; y += 1)
      if (right > left) map.fill(1, y * width + left, y * width + right);
  }
  return summedArea(map, width, height);
}

/** Counts the centers of words, and the centers of amounts of money. */
function wordCenters(
  page: RecognizedPage,
  { width, height }: PixelGrid,
): Readonly<Record<'words' | 'amounts', SummedArea>> {
  const [words, amounts] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (const { box, text, confidence } of page.words) {
    if (confidence < SURE_WORD) continue;
    const x = Math.floor(((box.x + box.width / 2) * width) / page.width);
    const y = Math.floor(((box.y + box.height / 2) * height) / page.height);
    if (x < 0 || x >= width || y < 0 || y >= height) continue;
    words[y * width + x] = 1;
    if (AMOUNT.test(text)) amounts[y * width + x] = 1;
  }
  return { words: summedArea(words, width, height), amounts: summedArea(amounts, width, height) };
}
