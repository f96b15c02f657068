import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** The expected layout of the text: scattered over a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Recognizes words and their boxes on a picture. Throws AppError 'unavailable' if the engine fails. */
export interface TextRecognition {
  /** Starts an engine, so that the first picture does not have to wait. */
  warmUp(): void;
  recognize(image: PixelGrid, layout: RecognitionLayout): Promise<RecognizedPage>;
  /**
   * Reads a screenshot a second time with other settings, and merges the result with `first`, the result of
   * `recognize`. Returns `first` unchanged if the engine charges for each reading, or if the first reading was slow.
   */
  lookAgain(image: PixelGrid, first: RecognizedPage): Promise<RecognizedPage>;
  /**
   * Reads the short text in `box` again, and once more at another size unless `isEnough` accepts the first result.
   * Returns the text of each reading, or none if the engine charges for each reading.
   */
  readAgain(
    image: PixelGrid,
    box: Box,
    isEnough: (text: string) => boolean,
  ): Promise<readonly string[]>;
}
