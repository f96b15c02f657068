import { IMAGE_MESSAGES, MAX_IMAGE_PIXELS } from '@contract/schemas/image';
import type { Sharp, SharpConstructor } from 'sharp';
import { AppError } from '../../lib/app-error';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** The accepted formats of an upload, and the messages for other files. */
export interface ImageRules {
  readonly formats: readonly ImageFormat[];
  readonly unsupported: string;
  readonly tooManyPixels: string;
}

const SCREENSHOT_RULES: ImageRules = {
  formats: ['jpeg', 'png', 'webp', 'gif', 'heif'],
  ...IMAGE_MESSAGES,
};

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Loads sharp on first use. Loading it at startup would slow down a cold start. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  // Turns off sharp's cache and threads. They do not make sharp faster here, because each upload is decoded only once
  // and several uploads are decoded at the same time.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Opens the first frame of an upload, turned upright, but does not decode it yet. Throws AppError
 * 'unsupported_media_type' if the file has none of the accepted formats, and 'too_large' if the picture has too many
 * pixels.
 */
export async function openUploadedImage(
  upload: Buffer,
  rules: ImageRules = SCREENSHOT_RULES,
): Promise<Sharp> {
  const refuse = (cause?: unknown) => rejectImage(cause, rules);
  const format = imageFormatOf(upload);
  if (!format || !rules.formats.includes(format)) return refuse();
  const sharp = await loadSharp();
  // sharp gets no pixel limit here, because the check below throws a better error.
  const header = await sharp(upload, { pages: 1, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (header.format !== format) return refuse();
  if (header.width * header.height > MAX_IMAGE_PIXELS) {
    throw new AppError('too_large', rules.tooManyPixels);
  }
  // With 'error', sharp rejects truncated files but ignores warnings, such as about color profiles.
  const options = { pages: 1, limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' } as const;
  return sharp(upload, options).autoOrient();
}

export function rejectImage(cause?: unknown, { unsupported } = SCREENSHOT_RULES): never {
  throw new AppError('unsupported_media_type', unsupported, { cause });
}

/**
 * Recognizes the image format by the first bytes of a file. This check runs before sharp reads the file, so SVG, TIFF
 * and PDF never reach a decoder.
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
