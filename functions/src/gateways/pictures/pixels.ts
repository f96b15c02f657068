import type { PartLayout } from '@contract/rules/part-layout';
import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import type { OutputInfo, Sharp, WebpOptions } from 'sharp';
import type { EncodedPicture } from './pictures';
import { loadSharp, openUploadedImage, rejectImage } from './uploaded-image';

const STORED_SIZE = {
  width: PICTURE_MAX_SIDE,
  height: PICTURE_MAX_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** A decoded picture in sRGB. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * Decodes an upload and scales it to at most 1600 × 1600 pixels. The full picture and its thumbnails are made from
 * these pixels, so each upload is decoded only once.
 */
export async function readPixels(upload: Buffer): Promise<Pixels> {
  const image = await openUploadedImage(upload);
  return image
    .resize(STORED_SIZE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(rejectImage);
}

/**
 * Arranges the pieces of a picture on a white background, in the same layout as the app in the browser. Shrinks the
 * result if it is larger than a stored picture may be.
 */
export async function arrangePiecesOnWhite(pixels: Pixels, layout: PartLayout): Promise<Pixels> {
  const { width, height, pieces } = layout;
  const placed = await Promise.all(
    pieces.map(async ({ from, at }) => {
      const piece = await sharpFromPixels(pixels);
      const { data, info } = await piece
        .extract({ left: from.x, top: from.y, width: from.width, height: from.height })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { input: data, raw: info, left: at.x, top: at.y };
    }),
  );
  const sharp = await loadSharp();
  const page = { width, height, channels: 3, background: '#fff' } as const;
  const { data, info } = await sharp({ create: page })
    .composite(placed)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Uses a second pipeline, because sharp scales a picture before it composes it, regardless of the order of the calls.
  const image = await sharpFromPixels({ data, info });
  return image.resize(STORED_SIZE).raw().toBuffer({ resolveWithObject: true });
}

export async function sharpFromPixels({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

export async function encodeWebp(
  image: Sharp,
  options: WebpOptions = { quality: 82 },
): Promise<EncodedPicture> {
  // `smartSubsample` keeps colored text in screenshots sharp.
  const { data, info } = await image
    .webp({ ...options, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
