import { THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Thumbnail } from './pictures';
import { type Pixels, sharpOf, toWebp } from './pixels';

/** The options for AVIF (ADR 0043). At this quality, AVIF looks like our WebP files. This effort saves enough bytes. */
const AVIF = { quality: 58, effort: 3 } as const;
/** The options for WebP files of drawn cards. At this quality, letters have clean edges. */
const DRAWING = { quality: 75, preset: 'drawing' } as const;
const PLACEHOLDER_SIDE = 4;

/**
 * Returns the pixels of a square area of a picture. Uses whole pixels, so that rounding cannot move the area out of
 * the picture.
 */
export async function squareIn(pixels: Pixels, { x, y, width }: PictureArea): Promise<Pixels> {
  const picture = pixels.info;
  const side = Math.max(1, Math.round(width * picture.width));
  const left = Math.min(Math.round(x * picture.width), picture.width - side);
  const top = Math.min(Math.round(y * picture.height), picture.height - side);
  const image = await sharpOf(pixels);
  return image
    .extract({ left, top, width: side, height: side })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type OneThumbnail = (square: Pixels, nominalWidth: number) => Promise<Thumbnail>;

/** Returns the thumbnails of a square. At most one of them is larger than the square. */
export async function thumbnailsOf(square: Pixels, thumbnailOf: OneThumbnail) {
  const side = square.info.width;
  const widths = THUMBNAIL_WIDTHS.filter((_, at) => (THUMBNAIL_WIDTHS[at - 1] ?? 0) < side);
  return Promise.all(widths.map((nominalWidth) => thumbnailOf(square, nominalWidth)));
}

/** Returns a thumbnail that is cut from a picture, as WebP and AVIF. */
export async function cutThumbnail(square: Pixels, nominalWidth: number) {
  const image = await resized(square, nominalWidth);
  const [webp, avif] = await Promise.all([
    toWebp(image.clone()),
    image.clone().avif(AVIF).toBuffer(),
  ]);
  return { ...webp, avif, nominalWidth } satisfies Thumbnail;
}

/**
 * Returns a thumbnail of a drawn card, only as WebP. AVIF would save 2 to 3 kB but take three to four times the CPU
 * time (ADR 0110).
 */
export const drawnThumbnail: OneThumbnail = async (square, nominalWidth) => ({
  ...(await toWebp(await resized(square, nominalWidth), DRAWING)),
  avif: null,
  nominalWidth,
});

const resized = async (square: Pixels, width: number) =>
  (await sharpOf(square)).resize({ width, withoutEnlargement: true });

/**
 * Returns the placeholder of a thumbnail. Returns null for a picture with transparent areas, because the placeholder
 * would be visible through these areas.
 */
export async function placeholderOf(square: Pixels): Promise<string | null> {
  const image = await sharpOf(square);
  if (square.info.channels === 4 && !(await image.stats()).isOpaque) return null;
  const pixels = await image
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE)
    .removeAlpha()
    .flip()
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 3) pixels.subarray(at, at + 3).reverse();
  return pixels.toString('base64');
}
