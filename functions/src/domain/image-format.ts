/** The kinds of picture that may be uploaded. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * The kind of picture a file is by its first bytes, whatever its name says; null for anything else.
 * Told before any decoder sees the file, so that SVG, TIFF or PDF never reach theirs.
 */
export function imageFormatOf(file: Buffer): ImageFormat | null {
  const ascii = (start: number, end: number) => file.toString('latin1', start, end);
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(8, 12))) return 'heif';
  return null;
}
