import { pictureHash } from '@contract/rules/picture-hash';
import type { PicturesGateway } from './pictures';
import { readPixels, sharpOf, toWebp } from './pixels';
import { drawPlaceholder, drawThumbnails, squareOf } from './thumbnails';

/** Uses sharp, which drops all metadata and converts color profiles to sRGB. */
export function createSharpPictures(): PicturesGateway {
  return {
    async prepare(upload) {
      const pixels = await readPixels(upload);
      const square = await squareOf(pixels);
      const [full, thumbnails, placeholder] = await Promise.all([
        toWebp(await sharpOf(pixels)),
        drawThumbnails(square),
        drawPlaceholder(square),
      ]);
      return {
        pictureHash: pictureHash({ ...pixels.info, data: pixels.data }),
        full,
        thumbnails,
        placeholder,
      };
    },
  };
}
