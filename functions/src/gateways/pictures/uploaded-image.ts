import { IMAGE_MESSAGES, MAX_IMAGE_PIXELS } from '@contract/schemas/image';
import type { Sharp, SharpConstructor } from 'sharp';
import { AppError } from '../../lib/app-error';

/** The kinds of picture that may be uploaded. */
type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

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

/**
 * The kind of picture a file is by its first bytes, whatever its name says; null for anything else.
 * Told before any decoder sees the file, so that SVG, TIFF or PDF never reach theirs.
 */
function imageFormatOf(file: Buffer): ImageFormat | null {
  const ascii = (start: number, end: number) => file.toString('latin1', start, end);
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(8, 12))) return 'heif';
  return null;
}
