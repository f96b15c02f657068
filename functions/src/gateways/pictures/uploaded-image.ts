import { IMAGE_MESSAGES, MAX_IMAGE_PIXELS } from '@contract/schemas/image';
import type { Sharp, SharpConstructor } from 'sharp';
import { AppError } from '../../lib/app-error';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** What an upload may be, and what the member learns if it is something else. */
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

/** Loads sharp on first use, because loading it at startup slows down a cold start. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  // Each upload is decoded once, and several at the same time, so sharp's cache and threads do not help.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Opens the first frame, upright, without decoding. Throws AppError 'unsupported_media_type' or 'too_large'. */
export async function openUploadedImage(
  upload: Buffer,
  rules: ImageRules = SCREENSHOT_RULES,
): Promise<Sharp> {
  const refuse = (cause?: unknown) => refuseImage(cause, rules);
  const format = imageFormatOf(upload);
  if (!format || !rules.formats.includes(format)) return refuse();
  const sharp = await loadSharp();
  // No limit here: the check below gives a better error than sharp's.
  const header = await sharp(upload, { pages: 1, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (header.format !== format) return refuse();
  if (header.width * header.height > MAX_IMAGE_PIXELS) {
    throw new AppError('too_large', rules.tooManyPixels);
  }
  // 'error' refuses truncated files and ignores warnings, for example about color profiles.
  const options = { pages: 1, limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' } as const;
  return sharp(upload, options).autoOrient();
}

export function refuseImage(cause?: unknown, { unsupported } = SCREENSHOT_RULES): never {
  throw new AppError('unsupported_media_type', unsupported, { cause });
}

/** Checks the first bytes before sharp reads the file, so that SVG, TIFF and PDF never reach a decoder. */
function imageFormatOf(file: Buffer): ImageFormat | null {
  const ascii = (start: number, end: number) => file.toString('latin1', start, end);
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(8, 12))) return 'heif';
  return null;
}
