import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** What is on the picture: text scattered over a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Reads words with their boxes off a picture (PNG, JPEG or WebP bytes). Throws AppError 'unavailable' where the engine fails. */
export interface TextRecognition {
  read(image: Buffer, layout: RecognitionLayout): Promise<RecognizedPage>;
}
