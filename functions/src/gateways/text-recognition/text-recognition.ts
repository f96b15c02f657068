import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';

/** Scattered text on a screenshot, a block of lines, or a single line. */
export type RecognitionLayout = 'screenshot' | 'block' | 'line';

/** Recognizes words and their boxes on a PNG, JPEG or WebP. Throws AppError 'unavailable' if the engine fails. */
export interface TextRecognition {
  recognize(image: Buffer, layout: RecognitionLayout): Promise<RecognizedPage>;
}
