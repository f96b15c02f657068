import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRecognitionImageDecoder } from './recognition-images';

const images = createRecognitionImageDecoder();
const [WIDTH, HEIGHT] = [1200, 300];

const drawn = (channels: 3 | 4, background: string): Sharp =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels, background } });

const red = (): Sharp => drawn(3, '#c00000');

describe.each([
  ['RGB', () => red().png(), [192, 0, 0]],
  ['a palette', () => red().png({ palette: true }), [192, 0, 0]],
  ['transparency', () => drawn(4, '#c0000000').png(), [255, 255, 255]],
  ['16 bits for each channel', () => red().toColourspace('rgb16').png(), [192, 0, 0]],
  ['shades of gray', () => drawn(3, '#808080').toColourspace('b-w').png(), [128, 128, 128]],
  [
    'gray and transparency',
    () => drawn(4, '#80808000').toColourspace('b-w').png(),
    [255, 255, 255],
  ],
] as const)('an upload with %s', (_format, upload, color) => {
  it.each(['screenshot', 'crop'] as const)(
    'is decoded to three bytes for each pixel when it is a %s',
    async (kind) => {
      const { data, width, height } = await images[kind](await upload().toBuffer());
      expect(data.length).toBe(3 * width * height);
      for (const [channel, value] of color.entries())
        expect(Math.abs((data[channel] ?? -1) - value)).toBeLessThanOrEqual(1);
    },
  );
});

it('RecognitionImageDecoder decodes a CMYK JPEG to the colors that a screen shows', async () => {
  const upload = await red().toColourspace('cmyk').jpeg().toBuffer();
  const { data, width, height } = await images.screenshot(upload);
  expect(data.length).toBe(3 * width * height);
  const [redness = 0, green = 255] = data;
  expect(redness).toBeGreaterThan(green + 80);
});

it("RecognitionImageDecoder returns a small copy with the picture's aspect ratio", async () => {
  const copy = await images.smallCopy(await images.screenshot(await red().png().toBuffer()));
  expect([copy.width, copy.height]).toEqual([640, 160]);
  expect(copy.data.length).toBe(3 * 640 * 160);
});
