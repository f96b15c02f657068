import { describe, expect, it } from 'vitest';
import { type GrayPicture, flattenPhotographTexture } from './photograph-texture';

const SIDE = 640;

function picture(shade: (x: number, y: number) => number): GrayPicture {
  const pixels = Buffer.alloc(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) pixels[y * SIDE + x] = shade(x, y);
  return { pixels, width: SIDE, height: SIDE };
}

/** Returns the brightness (100 to 219) of a pixel on a rough surface. The brightness depends only on the position. */
const cloth = (x: number, y: number): number => 100 + (((x * 7919 + y * 104_729) ^ (x * y)) % 120);
/** Returns true if a pixel is in stripes that look like letters: 16 px high, on lines that are 40 px apart. */
const isStroke = (x: number, y: number): boolean => y % 40 < 16 && x % 9 < 2;
const at = ({ pixels }: GrayPicture, x: number, y: number): number => pixels[y * SIDE + x] ?? -1;
const shadesIn = (drawn: GrayPicture): number => new Set(drawn.pixels).size;

describe('flattenPhotographTexture', () => {
  it('paints a large rough surface in one shade', () => {
    const drawn = picture(cloth);

    flattenPhotographTexture(drawn);

    expect(shadesIn(drawn)).toBe(1);
  });

  it.each([
    ['text on a plain background', (x: number, y: number) => (isStroke(x, y) ? 20 : 245)],
    ['a smooth photograph', (x: number, y: number) => 60 + Math.floor((x + y) / 12)],
    ['a small rough surface', (x: number, y: number) => (x < 120 && y < 120 ? cloth(x, y) : 255)],
  ])('does not change %s', (_name, shade) => {
    const drawn = picture(shade);
    const before = Buffer.from(drawn.pixels);

    flattenPhotographTexture(drawn);

    expect(drawn.pixels.equals(before)).toBe(true);
  });

  it('keeps white text on a rough surface, and paints the surface around it', () => {
    const isText = (x: number, y: number): boolean =>
      x > 260 && x < 360 && y > 300 && y < 340 && isStroke(x, y);
    const drawn = picture((x, y) => (isText(x, y) ? 255 : cloth(x, y)));
    const before = { ...drawn, pixels: Buffer.from(drawn.pixels) };

    flattenPhotographTexture(drawn);

    const text = Array.from({ length: 99 }, (_, index) => [261 + index, 325] as const);
    expect(text.map(([x, y]) => at(drawn, x, y))).toEqual(text.map(([x, y]) => at(before, x, y)));
    expect(at(drawn, 20, 20)).toBe(at(drawn, 600, 600));
  });
});
