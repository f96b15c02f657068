import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { describe, expect, test } from 'vitest';
import { preparePicture } from './prepared-picture';

const SIZE = { width: 200, height: 400 };
const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];
const TITLE: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.25 };
const PRICE: PictureArea = { x: 0.5, y: 0.75, width: 0.25, height: 0.125 };

/**
 * Draws colored areas on a red background. Red is the part that others must not see, so it must not appear in the
 * result.
 */
async function screenshotOf(...painted: [PictureArea, string][]): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  for (const [{ x, y, width, height }, color] of painted) {
    context.fillStyle = color;
    context.fillRect(x * SIZE.width, y * SIZE.height, width * SIZE.width, height * SIZE.height);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([drawn ?? ''], 'sold.png', { type: 'image/png' });
}

const TWO_AREAS = () => screenshotOf([TITLE, '#0f0'], [PRICE, '#00f']);

async function pixelsOf(file: File): Promise<ImageData> {
  const { width, height } = await createImageBitmap(file);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(await createImageBitmap(file), 0, 0);
  return context.getImageData(0, 0, width, height);
}

const at = ({ data, width }: ImageData, x: number, y: number) => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3),
];

/** Returns the distinct colors of a picture, each as a text. */
const colorsOf = ({ data }: ImageData): Set<string> =>
  new Set(
    Array.from({ length: data.length / 4 }, (_pixel, index) =>
      String([...data.slice(4 * index, 4 * index + 3)]),
    ),
  );

const prepared = async (itemPart: ItemPart, areas: readonly PictureArea[] = []) => {
  const { file } = await preparePicture(await TWO_AREAS(), { itemPart, areas, parts: null });
  return pixelsOf(file);
};

describe('the prepared picture', () => {
  test('the prepared picture has no pixel from outside the part', async () => {
    const pixels = await prepared([TITLE]);
    expect([pixels.width, pixels.height]).toEqual([160, 100]);
    expect([...colorsOf(pixels)]).toEqual([String(GREEN)]);
  });

  test('the prepared picture has no color from outside the part even if an edge of the part is inside a pixel', async () => {
    const cut = { x: 0.1, y: 0.1, width: 0.8, height: 0.2512 };
    const { file } = await preparePicture(await screenshotOf([TITLE, '#0f0']), {
      itemPart: [cut],
      areas: [],
      parts: null,
    });
    expect([...colorsOf(await pixelsOf(file))]).toEqual([String(GREEN)]);
  });

  test('the prepared picture shows two areas in reading order, without scaling them, with a white gap between them', async () => {
    const pixels = await prepared([PRICE, TITLE]);
    expect([pixels.width, pixels.height]).toEqual([160, 100 + 4 + 50]);
    expect([at(pixels, 80, 99), at(pixels, 80, 101), at(pixels, 20, 104)]).toEqual([
      GREEN,
      WHITE,
      BLUE,
    ]);
    // The second area of the part is 50 pixels wide. The pixels to its right are white.
    expect([at(pixels, 49, 130), at(pixels, 50, 130)]).toEqual([BLUE, WHITE]);
    expect(colorsOf(pixels)).not.toContain(String(RED));
  });

  test('the prepared picture is black in hidden areas, in each area of the part', async () => {
    const hidden = [
      { x: 0.2, y: 0.2, width: 0.1, height: 0.05 },
      { x: 0.4, y: 0.8, width: 0.2, height: 0.02 },
      { x: 0, y: 0.5, width: 1, height: 0.1 },
    ];
    const pixels = await prepared([TITLE, PRICE], hidden);
    // The first hidden area covers x from 40 to 60 and y from 80 to 100 in the screenshot, and has a margin of 1 pixel.
    expect([at(pixels, 19, 39), at(pixels, 40, 60), at(pixels, 41, 50)]).toEqual([
      BLACK,
      BLACK,
      GREEN,
    ]);
    // The second area of the part begins at (100, 300) in the screenshot and at (0, 104) in the prepared picture.
    expect([at(pixels, 0, 126), at(pixels, 20, 126), at(pixels, 22, 126)]).toEqual([
      BLACK,
      BLACK,
      BLUE,
    ]);
    expect(at(pixels, 80, 102)).toEqual(WHITE);
  });

  test('the prepared picture is the whole screenshot with black hidden areas if the part is the whole screenshot', async () => {
    const pixels = await prepared(WHOLE_SCREENSHOT, [PRICE]);
    expect([pixels.width, pixels.height]).toEqual([SIZE.width, SIZE.height]);
    expect([at(pixels, 5, 5), at(pixels, 100, 80), at(pixels, 110, 320)]).toEqual([
      RED,
      GREEN,
      BLACK,
    ]);
  });

  test('the prepared picture has its cover and focus in its own coordinates', async () => {
    const cover = { x: 0.3, y: 0.15, width: 0.4, height: 0.1 };
    const focus = { x: 0.5, y: 0.75, width: 0.25, height: 0.0625 };
    const { parts } = await preparePicture(await TWO_AREAS(), {
      itemPart: [TITLE, PRICE],
      areas: [],
      parts: { cover, focus },
    });
    const near = (share: number) => expect.closeTo(share, 9) as number;
    expect(parts).toEqual({
      cover: {
        x: near(40 / 160),
        y: near(20 / 154),
        width: near(80 / 160),
        height: near(40 / 154),
      },
      focus: { x: 0, y: near(104 / 154), width: near(50 / 160), height: near(25 / 154) },
    });
  });
});
