import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Scattered text on a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Recognizes words and their boxes on a picture. Throws AppError 'unavailable' if the engine fails. */
export interface TextRecognition {
  /** Starts an engine, so that the first picture does not wait for it. */
  warmUp(): void;
  recognize(image: PixelGrid, layout: RecognitionLayout): Promise<RecognizedPage>;
  /**
   * Looks at a screenshot in another way after `recognize` returned `first`, and joins what both saw. Returns `first` if the engine
   * charges for each look, or if the first one was slow.
   */
  lookAgain(image: PixelGrid, first: RecognizedPage): Promise<RecognizedPage>;
  /**
   * Reads the short text in `box` again, and once more at another size unless `isEnough` accepts the first result. Returns the text of
   * each reading, or none if the engine charges for each.
   */
  readAgain(
    image: PixelGrid,
    box: Box,
    isEnough: (text: string) => boolean,
  ): Promise<readonly string[]>;
}
