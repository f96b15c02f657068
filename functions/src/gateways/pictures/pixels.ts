import type { OutputInfo, Sharp } from 'sharp';
import type { Rendition } from './pictures';
import { loadSharp } from './uploaded-image';

/** A decoded picture in sRGB. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
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
