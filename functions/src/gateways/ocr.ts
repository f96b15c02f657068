import type { OcrPage } from '../domain/ocr-page';

/** Reads words with their boxes off a picture (PNG, JPEG or WebP bytes). Throws AppError 'unavailable' where the engine fails. */
export interface OcrGateway {
  read(image: Buffer): Promise<OcrPage>;
}
