import { createHash } from 'node:crypto';
import { pictureHash } from '@contract/rules/picture-hash';
import { PICTURE_MAX_SIDE, THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { OutputInfo, Sharp } from 'sharp';
import type { PicturesGateway, Rendition } from './pictures';
import { loadSharp, openUploadedImage, refuseImage } from './uploaded-image';

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Uses sharp, which drops all metadata and converts color profiles to sRGB. */
export function createSharpPictures(): PicturesGateway {
  return {
    async prepare(upload) {
      const pixels = await shrunkPixels(upload);
      const full = await toWebp(await sharpOf(pixels));
      const hash = createHash('sha256').update(full.bytes).digest('hex').slice(0, 32);
      const thumbnails = await Promise.all(
        THUMBNAIL_WIDTHS.map(async (nominalWidth) => ({
          nominalWidth,
          ...(await thumbnail(pixels, nominalWidth)),
        })),
      );
      return {
        hash,
        pictureHash: pictureHash({ ...pixels.info, data: pixels.data }),
        full,
        thumbnails,
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

async function thumbnail(pixels: Pixels, width: number): Promise<Rendition> {
  const image = await sharpOf(pixels);
  return toWebp(image.resize({ width, withoutEnlargement: true }));
}

async function sharpOf({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function toWebp(image: Sharp): Promise<Rendition> {
  // smartSubsample keeps the colored text of screenshots sharp.
  const { data, info } = await image
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
