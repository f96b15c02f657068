import { pictureHash } from '@contract/rules/picture-hash';
import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import { decodedPicture } from './screenshot-pixels';
import { fitWithin } from './selection';

/**
 * What a picture looks like, as 64 hex digits: of the size that it would be stored at, so that the server's
 * hash of the stored one is alike. Null where there is nothing to see; rejects where it cannot be decoded.
 */
export async function hashOfPicture(picture: File): Promise<string | null> {
  const image = await decodedPicture(picture);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = fitWithin(natural, PICTURE_MAX_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return pictureHash(context.getImageData(0, 0, width, height));
}
