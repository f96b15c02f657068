import { IMAGE_MESSAGES, MAX_IMAGE_PIXELS } from '@contract/schemas/image';
import type { Sharp, SharpConstructor } from 'sharp';
import { imageFormatOf } from '../../domain/image-format';
import { AppError } from '../../lib/app-error';

/** sharp, loaded on first use: a cold function that handles no picture must not pay for it. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  // No upload is decoded twice, and many are at once: neither its cache nor its threads help.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Opens an upload's first frame, upright, checked by its header alone: nothing is decoded yet.
 * Throws AppError 'unsupported_media_type' for what is no JPEG, PNG, WebP, GIF or readable HEIC,
 * 'too_large' over 40 megapixels.
 */
export async function openUploadedImage(upload: Buffer): Promise<Sharp> {
  const format = imageFormatOf(upload);
  if (!format) return refuseImage();
  const sharp = await loadSharp();
  // Checked below: sharp's own limit, far higher, would not say why it refuses.
  const header = await sharp(upload, { pages: 1, limitInputPixels: false })
    .metadata()
    .catch(refuseImage);
  if (header.format !== format) return refuseImage();
  if (header.width * header.height > MAX_IMAGE_PIXELS) {
    throw new AppError('too_large', IMAGE_MESSAGES.tooManyPixels);
  }
  // 'error' refuses cut-off files and lets pass what only warns, as odd colour profiles do.
  const options = { pages: 1, limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' } as const;
  return sharp(upload, options).autoOrient();
}

/** Says that the file cannot be read as a picture. */
export function refuseImage(cause?: unknown): never {
  throw new AppError('unsupported_media_type', IMAGE_MESSAGES.unsupported, { cause });
}
