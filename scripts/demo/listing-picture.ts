import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';
import looks from './looks.json';
import { productDrawing, readSvg, withColours } from './product-drawings';

/** How many sets of colours there are. */
export const LOOKS = looks.length;

/**
 * Draws the screenshot of a listing as a PNG. The same name and look give the same picture.
 * @param look the set of colours, 0 to LOOKS - 1
 */
export async function drawListing(name: string, look: number): Promise<Buffer> {
  const colours = looks[look % LOOKS];
  if (!colours) throw new Error('looks.json holds no colours');
  const svg = withColours(readSvg('listing.svg'), colours);
  const sharp = await loadSharp();
  // The picture is decoded a moment later, so a fast PNG is better than a small one.
  return sharp(Buffer.from(svg.replace('<!-- product -->', productDrawing(name, colours))))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
