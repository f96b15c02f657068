import { pictureHash } from '@contract/rules/picture-hash';
import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import type { PicturesGateway } from './pictures';
import { type Pixels, sharpOf, toWebp } from './pixels';
import { drawPlaceholder, drawThumbnails, squareOf } from './thumbnails';
import { openUploadedImage, refuseImage } from './uploaded-image';

/** Uses sharp, which drops all metadata and converts color profiles to sRGB. */
export function createSharpPictures(): PicturesGateway {
  return {
    async prepare(upload) {
      const pixels = await shrunkPixels(upload);
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

/** Decodes the upload only once. All sizes are made from these pixels, at most 1600 × 1600. */
async function shrunkPixels(upload: Buffer): Promise<Pixels> {
  const image = await openUploadedImage(upload);
  return image
    .resize({
      width: PICTURE_MAX_SIDE,
      height: PICTURE_MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseImage);
}
