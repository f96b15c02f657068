import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import type { OutputInfo, Sharp } from 'sharp';
import type { Rendition } from './pictures';
import { loadSharp, openUploadedImage, refuseImage } from './uploaded-image';

/** A decoded picture in sRGB. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes the upload only once. All sizes are made from these pixels, at most 1600 × 1600. */
export async function readPixels(upload: Buffer): Promise<Pixels> {
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

export async function sharpOf({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

export async function toWebp(image: Sharp): Promise<Rendition> {
  // smartSubsample keeps the colored text of screenshots sharp.
  const { data, info } = await image
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
