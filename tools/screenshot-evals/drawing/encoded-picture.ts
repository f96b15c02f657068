import type { Random } from '../../../scripts/demo/random';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How a picture loses quality: not at all, by repeated compression, or because it is a photo of a screen. */
export type QualityLoss = 'none' | 'compressed' | 'photographed';

export const randomScaleBelowOne = (random: Random) => random.between(62, 90) / 100;

export async function encodePicture(
  { bytes, width, height }: EncodedPicture,
  {
    scale,
    wear,
    random,
  }: { readonly scale: number; readonly wear: QualityLoss; readonly random: Random },
): Promise<EncodedPicture & { readonly extension: 'png' | 'jpg' | 'webp' }> {
  const sharp = await loadSharp();
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = sharp(bytes).resize({ ...size, fit: 'fill' });
  if (wear !== 'none') {
    const soft = image.blur(random.between(35, 75) / 100);
    const jpeg = await soft.jpeg({ quality: random.between(55, 80) }).toBuffer();
    return { bytes: jpeg, ...size, extension: 'jpg' };
  }
  const extension = random.pick(['png', 'jpg', 'webp', 'jpg'] as const);
  const quality = random.between(84, 94);
  const encoded = {
    png: () => image.png({ palette: true, quality: 90, effort: 7 }),
    jpg: () => image.jpeg({ quality }),
    webp: () => image.webp({ quality }),
  }[extension]();
  return { bytes: await encoded.toBuffer(), ...size, extension };
}
