import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';
import looks from './looks.json';
import { productDrawing, readSvg, withColours } from './product-drawings';

export const LOOKS = looks.length;

/** Draws a listing as a PNG in one of the color sets, 0 to LOOKS - 1. Deterministic. */
export async function drawListing(name: string, look: number): Promise<Buffer> {
  const colours = looks[look % LOOKS];
  if (!colours) throw new Error('looks.json has no colors');
  const svg = withColours(readSvg('listing.svg'), colours);
  const sharp = await loadSharp();
  // Fast rather than small, because the picture is decoded right after.
  return sharp(Buffer.from(svg.replace('<!-- product -->', productDrawing(name, colours))))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
