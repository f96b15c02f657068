import type { OcrPage } from '../domain/ocr-page';

/** What is on the picture: text scattered over a screenshot, a block of lines, or a single line. */
export type OcrLayout = 'screenshot' | 'block' | 'line';

/** Reads words with their boxes off a picture (PNG, JPEG or WebP bytes). Throws AppError 'unavailable' where the engine fails. */
export interface OcrGateway {
  read(image: Buffer, layout: OcrLayout): Promise<OcrPage>;
}
