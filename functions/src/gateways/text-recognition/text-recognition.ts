import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** What is on the picture: text scattered over a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Recognises words with their boxes on a picture (PNG, JPEG or WebP bytes). Throws AppError 'unavailable' if the engine fails. */
export interface TextRecognition {
  recognize(image: Buffer, layout: RecognitionLayout): Promise<RecognizedPage>;
}
