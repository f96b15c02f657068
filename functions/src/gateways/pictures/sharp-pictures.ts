import { cropProblem } from '@contract/rules/crop-problem';
import {
  type DrawnSale,
  DRAWN_CARD_SIDE,
  DRAWN_CARD_PRICE_TAG,
  type DrawnText,
  drawnCardLayout,
} from '@contract/rules/drawn-card';
import {
  isLargeEnoughForCover,
  partLayout,
  coverAndFocusInLayout,
} from '@contract/rules/part-layout';
import { pictureHash } from '@contract/rules/picture-hash';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import { AppError } from '../../lib/app-error';
import type {
  ThumbnailSource,
  CardPicture,
  PicturesGateway,
  PreparedPicture,
  Thumbnail,
} from './pictures';
import {
  type Pixels,
  arrangePiecesOnWhite,
  readPixels,
  sharpFromPixels,
  encodeWebp,
} from './pixels';
import { type LetterShapes, loadLetterShapes } from './card-letters';
import { loadSharp } from './uploaded-image';
import { THUMBNAIL_WIDTHS } from '@contract/schemas/image';

/** Creates a gateway that uses sharp. sharp drops all metadata and converts color profiles to sRGB. */
export function createSharpPicturesGateway(): PicturesGateway {
  return {
    prepare: async (upload, coverOrSale) => preparePixels(await readPixels(upload), coverOrSale),
    cut: async (stored, cover) => cutCard(await readPixels(stored), cover),
    draw: drawCard,
    async crop(stored, part, parts, sale) {
      const whole = await readPixels(stored);
      const layout = partLayout(part, whole.info);
      const problem = cropProblem(layout, whole.info);
      if (problem !== null) throw new AppError('bad_request', problem);
      const moved = coverAndFocusInLayout(parts, layout, whole.info);
      const pixels = await arrangePiecesOnWhite(whole, layout);
      const prepared = await preparePixels(pixels, { cover: moved.cover, sale });
      return { ...prepared, parts: moved };
    },
  };
}

async function preparePixels(
  pixels: Pixels,
  { cover, sale }: ThumbnailSource,
): Promise<PreparedPicture> {
  const [card, full] = await Promise.all([
    cover ? cutCard(pixels, cover) : drawCard(sale),
    encodeWebp(await sharpFromPixels(pixels)),
  ]);
  return { pictureHash: pictureHash({ ...pixels.info, data: pixels.data }), full, ...card };
}

async function cutCard(pixels: Pixels, cover: PictureArea): Promise<CardPicture> {
  if (!isLargeEnoughForCover(cover, pixels.info))
    throw new AppError('bad_request', COVER_MESSAGES.small);
  const shown = coverThumbnailSquare(pixels.info, cover);
  const square = await cutSquare(pixels, shown);
  const [thumbnails, placeholder] = await Promise.all([
    thumbnailsOf(square, resizeToThumbnail),
    placeholderOf(square),
  ]);
  return { thumbnails, placeholder, shown, isDrawn: false };
}

async function drawCard(sale: DrawnSale): Promise<CardPicture> {
  const square = await drawSale(sale);
  const [thumbnails, placeholder] = await Promise.all([
    thumbnailsOf(square, drawnThumbnail),
    placeholderOf(square),
  ]);
  return { thumbnails, placeholder, shown: null, isDrawn: true };
}

let font: Promise<LetterShapes> | undefined;

/**
 * Returns a drawn card as pixels: a square with sides of DRAWN_CARD_SIDE. The font loads when the first card is
 * drawn.
 */
async function drawSale(sale: DrawnSale): Promise<Pixels> {
  font ??= loadLetterShapes('800ExtraBold');
  const loaded = await font.catch((error: unknown) => {
    font = undefined;
    throw error;
  });
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawnCardSvg(sale, loaded)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns a drawn card as SVG. It contains only shapes, no text. */
export function drawnCardSvg(sale: DrawnSale, letters: LetterShapes): string {
  const { tone, rule, texts } = drawnCardLayout(sale, (words, size) => letters.width(words, size));
  const { eye } = DRAWN_CARD_PRICE_TAG;
  const text = ({ words, size, x, y, fill }: DrawnText) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${letters.path(words, size)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_CARD_SIDE}" height="${DRAWN_CARD_SIDE}">`,
    `<rect width="${DRAWN_CARD_SIDE}" height="${DRAWN_CARD_SIDE}" fill="${tone.background}"/>`,
    `<g transform="${DRAWN_CARD_PRICE_TAG.transform}"><path d="${DRAWN_CARD_PRICE_TAG.path}" fill="${tone.shape}"/>`,
    `<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${tone.background}"/></g>`,
    `<rect x="${rule.x}" y="${rule.y}" width="${rule.width}" height="3" fill="${tone.detail}"/>`,
    ...texts.map(text),
    '</svg>',
  ].join('');
}

/**
 * The options for AVIF (ADR 0043). At this quality, AVIF looks like our WebP files. More effort would save few bytes
 * and take four times the CPU time.
 */
const AVIF = { quality: 58, effort: 3 } as const;
/** The options for WebP files of drawn cards. At this quality, letters have clean edges. */
const DRAWING = { quality: 75, preset: 'drawing' } as const;
const PLACEHOLDER_SIDE = 4;

/**
 * Returns the pixels of a square area of a picture. Uses whole pixels, so that rounding cannot move the area out of
 * the picture.
 */
export async function cutSquare(pixels: Pixels, { x, y, width }: PictureArea): Promise<Pixels> {
  const picture = pixels.info;
  const side = Math.max(1, Math.round(width * picture.width));
  const left = Math.min(Math.round(x * picture.width), picture.width - side);
  const top = Math.min(Math.round(y * picture.height), picture.height - side);
  const image = await sharpFromPixels(pixels);
  return image
    .extract({ left, top, width: side, height: side })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type OneThumbnail = (square: Pixels, nominalWidth: number) => Promise<Thumbnail>;

/**
 * Returns the thumbnails of a square in the widths of THUMBNAIL_WIDTHS. If one of these widths is at least the width of
 * the square, leaves out the larger widths.
 */
async function thumbnailsOf(square: Pixels, thumbnailOf: OneThumbnail) {
  const side = square.info.width;
  const widths = THUMBNAIL_WIDTHS.filter((_, at) => (THUMBNAIL_WIDTHS[at - 1] ?? 0) < side);
  return Promise.all(widths.map((nominalWidth) => thumbnailOf(square, nominalWidth)));
}

/** Returns a thumbnail that is cut from a picture, as WebP and AVIF. */
export async function resizeToThumbnail(square: Pixels, nominalWidth: number) {
  const image = await resized(square, nominalWidth);
  const [webp, avif] = await Promise.all([
    encodeWebp(image.clone()),
    image.clone().avif(AVIF).toBuffer(),
  ]);
  return { ...webp, avif, nominalWidth } satisfies Thumbnail;
}

/**
 * Returns a thumbnail of a drawn card, only as WebP. AVIF would save 2 to 3 kB but take three to four times the CPU
 * time (ADR 0110).
 */
const drawnThumbnail: OneThumbnail = async (square, nominalWidth) => ({
  ...(await encodeWebp(await resized(square, nominalWidth), DRAWING)),
  avif: null,
  nominalWidth,
});

const resized = async (square: Pixels, width: number) =>
  (await sharpFromPixels(square)).resize({ width, withoutEnlargement: true });

/**
 * Returns the placeholder of a thumbnail. Returns null for a picture with transparent areas, because the placeholder
 * would be visible through these areas.
 */
export async function placeholderOf(square: Pixels): Promise<string | null> {
  const image = await sharpFromPixels(square);
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
