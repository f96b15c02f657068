import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';

const HEIGHT = 560;
const GAP = 12;
const IN_A_ROW = 4;

/** Divides pictures into rows of four. */
export const rowsOfFour = (pictures: readonly Buffer[]): readonly (readonly Buffer[])[] =>
  pictures.flatMap((_, at) => (at % IN_A_ROW === 0 ? [pictures.slice(at, at + IN_A_ROW)] : []));

/** Returns one JPEG with all rows of pictures. Scales each picture to at most 560 px in height. */
export async function drawSheet(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const shrink = async (picture: Buffer) => {
    const image = sharp(picture).resize({ height: HEIGHT, withoutEnlargement: true });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { input: data, ...info };
  };
  const placed: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  let top = 0;
  let width = 0;
  for (const pictures of rows) {
    const row = await Promise.all(pictures.map(shrink));
    let left = 0;
    for (const picture of row) {
      placed.push({ input: picture.input, left, top });
      left += picture.width + GAP;
    }
    width = Math.max(width, left);
    top += Math.max(...row.map((picture) => picture.height)) + GAP;
  }
  return sharp({ create: { width, height: top, channels: 3, background: '#888' } })
    .composite(placed)
    .jpeg({ quality: 75 })
    .toBuffer();
}
