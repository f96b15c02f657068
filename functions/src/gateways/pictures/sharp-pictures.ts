import { cropProblem } from '@contract/rules/crop-problem';
import type { DrawnSale } from '@contract/rules/drawn-card';
import { isLargeEnoughForCover, partLayout, partsInLayout } from '@contract/rules/part-layout';
import { pictureHash } from '@contract/rules/picture-hash';
import { shownSquare } from '@contract/rules/shown-square';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import { AppError } from '../../lib/app-error';
import { drawSale } from './drawn-pictures';
import type { CardLook, CardPicture, PicturesGateway, PreparedPicture } from './pictures';
import { type Pixels, piecesOnWhite, readPixels, sharpOf, toWebp } from './pixels';
import { cutThumbnail, drawnThumbnail, placeholderOf, squareIn, thumbnailsOf } from './thumbnails';

/** Creates a gateway that uses sharp. sharp drops all metadata and converts color profiles to sRGB. */
export function createSharpPictures(): PicturesGateway {
  return {
    prepare: async (upload, look) => preparePixels(await readPixels(upload), look),
    cut: async (stored, cover) => cutCard(await readPixels(stored), cover),
    draw: drawCard,
    async crop(stored, part, parts, sale) {
      const whole = await readPixels(stored);
      const layout = partLayout(part, whole.info);
      const problem = cropProblem(layout, whole.info);
      if (problem !== null) throw new AppError('bad_request', problem);
      const moved = partsInLayout(parts, layout, whole.info);
      const pixels = await piecesOnWhite(whole, layout);
      const prepared = await preparePixels(pixels, { cover: moved.cover, sale });
      return { ...prepared, parts: moved };
    },
  };
}

async function preparePixels(pixels: Pixels, { cover, sale }: CardLook): Promise<PreparedPicture> {
  const [card, full] = await Promise.all([
    cover ? cutCard(pixels, cover) : drawCard(sale),
    toWebp(await sharpOf(pixels)),
  ]);
  return { pictureHash: pictureHash({ ...pixels.info, data: pixels.data }), full, ...card };
}

async function cutCard(pixels: Pixels, cover: PictureArea): Promise<CardPicture> {
  if (!isLargeEnoughForCover(cover, pixels.info))
    throw new AppError('bad_request', COVER_MESSAGES.small);
  const shown = shownSquare(pixels.info, cover);
  const square = await squareIn(pixels, shown);
  const [thumbnails, placeholder] = await Promise.all([
    thumbnailsOf(square, cutThumbnail),
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
