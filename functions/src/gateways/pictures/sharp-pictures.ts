import { cropProblem } from '@contract/rules/crop-problem';
import { partLayout, partsInLayout } from '@contract/rules/part-layout';
import { pictureHash } from '@contract/rules/picture-hash';
import { NO_PARTS, type PictureParts, shownSquare } from '@contract/rules/shown-square';
import { COVER_MESSAGES, MIN_COVER_PX } from '@contract/schemas/cover';
import { AppError } from '../../lib/app-error';
import type { CutPicture, PicturesGateway, PreparedPicture } from './pictures';
import { type Pixels, piecesOnWhite, readPixels, sharpOf, toWebp } from './pixels';
import { drawPlaceholder, drawThumbnails, squareOf } from './thumbnails';

/** Uses sharp, which drops all metadata and converts color profiles to sRGB. */
export function createSharpPictures(): PicturesGateway {
  return {
    prepare: async (upload, parts = NO_PARTS) => preparePixels(await readPixels(upload), parts),
    cut: async (stored, parts) => cutPixels(await readPixels(stored), parts),
    async crop(stored, part, parts) {
      const whole = await readPixels(stored);
      const layout = partLayout(part, whole.info);
      const problem = cropProblem(layout, whole.info);
      if (problem !== null) throw new AppError('bad_request', problem);
      const moved = partsInLayout(parts, layout, whole.info);
      const prepared = await preparePixels(await piecesOnWhite(whole, layout), moved);
      return { ...prepared, parts: moved };
    },
  };
}

async function preparePixels(pixels: Pixels, parts: PictureParts): Promise<PreparedPicture> {
  const [cut, full] = await Promise.all([cutPixels(pixels, parts), toWebp(await sharpOf(pixels))]);
  return { pictureHash: pictureHash({ ...pixels.info, data: pixels.data }), full, ...cut };
}

async function cutPixels(pixels: Pixels, parts: PictureParts): Promise<CutPicture> {
  const shown = shownSquare(pixels.info, parts);
  if (parts.cover && shown && shown.width * pixels.info.width < MIN_COVER_PX)
    throw new AppError('bad_request', COVER_MESSAGES.small);
  const square = await squareOf(pixels, shown);
  const [thumbnails, placeholder] = await Promise.all([
    drawThumbnails(square),
    drawPlaceholder(square),
  ]);
  return { thumbnails, placeholder, shown };
}
