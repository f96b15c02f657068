import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type { Box, RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** The expected layout of the text: scattered words on a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Recognizes words and their boxes in a picture. Throws AppError 'unavailable' if the engine fails. */
export interface TextRecognition {
  /** Starts an engine before the first picture needs it. */
  warmUp(): void;
  recognize(image: PixelGrid, layout: RecognitionLayout): Promise<RecognizedPage>;
  /**
   * Reads a screenshot again with other settings. Merges the words of this reading with the words in `first`, which is
   * the result of `recognize`. Returns `first` unchanged if the engine charges for each reading, or if the first
   * reading was slow.
   */
  lookAgain(image: PixelGrid, first: RecognizedPage): Promise<RecognizedPage>;
  /**
   * Reads the short text in `box` again. If `isEnough` rejects the text of this reading, also reads the box at another
   * size. Returns the text of each reading, or an empty array if the engine charges for each reading.
   */
  readAgain(
    image: PixelGrid,
    box: Box,
    isEnough: (text: string) => boolean,
  ): Promise<readonly string[]>;
}
