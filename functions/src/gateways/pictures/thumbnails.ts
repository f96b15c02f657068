import { thumbnailArea } from '@contract/rules/picture-files';
import { THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Thumbnail } from './pictures';
import { type Pixels, sharpOf, toWebp } from './pixels';

/** The quality at which AVIF looks like our WebP, and the effort that saves enough: ADR 0043. */
const AVIF = { quality: 58, effort: 3 } as const;
const PLACEHOLDER_SIDE = 4;

/** Returns the square part of a picture that its thumbnails show. */
export async function squareOf(pixels: Pixels, shown: PictureArea | null = null): Promise<Pixels> {
  const { x, y, width, height } = shown
    ? squareIn(pixels.info, shown)
    : thumbnailArea(pixels.info, { width: 1, height: 1 });
  const image = await sharpOf(pixels);
  return image
    .extract({ left: x, top: y, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** In whole pixels. Rounding must not make it reach out of the picture. */
function squareIn(picture: Pixels['info'], { x, y, width }: PictureArea) {
  const side = Math.max(1, Math.round(width * picture.width));
  const left = Math.min(Math.round(x * picture.width), picture.width - side);
  const top = Math.min(Math.round(y * picture.height), picture.height - side);
  return { x: left, y: top, width: side, height: side };
}

export async function drawThumbnails(square: Pixels): Promise<Thumbnail[]> {
  const side = square.info.width;
  const widths = THUMBNAIL_WIDTHS.filter((_, at) => (THUMBNAIL_WIDTHS[at - 1] ?? 0) < side);
  return Promise.all(widths.map((nominalWidth) => drawThumbnail(square, nominalWidth)));
}

export async function drawThumbnail(square: Pixels, nominalWidth: number): Promise<Thumbnail> {
  const image = (await sharpOf(square)).resize({ width: nominalWidth, withoutEnlargement: true });
  const [webp, avif] = await Promise.all([
    toWebp(image.clone()),
    image.clone().avif(AVIF).toBuffer(),
  ]);
  return { ...webp, avif, nominalWidth };
}

/** Returns null for a picture that is transparent in places, because the placeholder would show there. */
export async function drawPlaceholder(square: Pixels): Promise<string | null> {
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
