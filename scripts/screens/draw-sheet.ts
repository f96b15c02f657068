import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';

const HEIGHT = 560;
const GAP = 12;
const IN_A_ROW = 4;

/** Returns one picture (JPEG) of all, in rows of four, each at most 560 px high. */
export async function drawSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const small = await Promise.all(
    pictures.map(async (picture) => {
      const image = sharp(picture).resize({ height: HEIGHT, withoutEnlargement: true });
      const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
      return { input: data, ...info };
    }),
  );
  const placed: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  let [top, width] = [0, 0];
  for (let first = 0; first < small.length; first += IN_A_ROW) {
    const row = small.slice(first, first + IN_A_ROW);
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
