import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';
import looks from './looks.json';
import { productDrawing, readSvg, withColours } from './product-drawings';

/** The number of color sets. */
export const LOOKS = looks.length;

/**
 * Draws a listing as a PNG. The same name and look give the same picture.
 * @param look the color set, 0 to LOOKS - 1
 */
export async function drawListing(name: string, look: number): Promise<Buffer> {
  const colours = looks[look % LOOKS];
  if (!colours) throw new Error('looks.json has no colors');
  const svg = withColours(readSvg('listing.svg'), colours);
  const sharp = await loadSharp();
  // Speed matters more than size here, because the picture is decoded right after.
  return sharp(Buffer.from(svg.replace('<!-- product -->', productDrawing(name, colours))))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
