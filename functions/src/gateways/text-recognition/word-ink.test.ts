import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type {
  RecognizedWord,
  WordInkMeasurements,
} from '../../domain/screenshots/layout/recognized-page';
import { pixelsOf } from './recognition-images';
import type { TextRecognition } from './text-recognition';
import { withWordInk } from './word-ink';

const WORD = { text: '$34.99', confidence: 0.9, box: { x: 20, y: 20, width: 160, height: 40 } };

const NO_PIXELS: PixelGrid = { width: 0, height: 0, data: Buffer.alloc(0) };

async function inkOf(color: string, extra = ''): Promise<WordInkMeasurements | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">
    <rect width="200" height="80" fill="#fff"/>
    <g fill="${color}">${[0, 1, 2, 3].map((n) => `<rect x="${String(26 + 40 * n)}" y="20" width="14" height="40"/>`).join('')}</g>
    ${extra}</svg>`;
  const picture = await pixelsOf(sharp(Buffer.from(svg)));
  return (await readBy([WORD], picture))[0]?.ink;
}

async function readBy(
  words: readonly RecognizedWord[],
  picture: PixelGrid,
  layout: 'screenshot' | 'line' = 'screenshot',
) {
  return (await withWordInk(engineFor(words)).recognize(picture, layout)).words;
}

const engineFor = (words: readonly RecognizedWord[]): TextRecognition => ({
  recognize: async () => ({ width: 200, height: 80, words }),
  warmUp: () => undefined,
  lookAgain: async (_image, first) => first,
  readAgain: async () => [],
});

it('withWordInk finds a strikethrough line when a word is struck through', async () => {
  const plain = await inkOf('#222');
  const struck = await inkOf('#222', '<rect x="18" y="38" width="164" height="4" fill="#222"/>');
  expect(plain?.stroke).toBeLessThan(0.3);
  expect(struck?.stroke).toBeGreaterThan(0.9);
});

it('withWordInk finds no strikethrough line when a line is below the word', async () => {
  const underlined = await inkOf(
    '#222',
    '<rect x="18" y="57" width="164" height="3" fill="#222"/>',
  );
  expect(underlined?.stroke).toBeLessThan(0.3);
});

it('withWordInk measures the contrast and the color of pale, colored and dark words', async () => {
  const [dark, pale, red] = [await inkOf('#111'), await inkOf('#aaa'), await inkOf('#c22')];
  expect(dark?.contrast).toBeGreaterThan((pale?.contrast ?? 1) + 0.3);
  expect(red?.saturation).toBeGreaterThan((dark?.saturation ?? 1) + 0.4);
  expect(red?.warmth).toBeGreaterThan(0.4);
});

it('withWordInk measures a word even when its box extends beyond the picture', async () => {
  const blank = { width: 200, height: 80, channels: 3, background: '#fff' } as const;
  const picture = await pixelsOf(sharp({ create: blank }));
  const outside = { ...WORD, box: { x: 150, y: 60, width: 160, height: 40 } };
  expect((await readBy([outside], picture))[0]?.ink?.contrast).toBeLessThan(0.1);
});

it('withWordInk returns the result of the first reading unchanged when there is no second reading', async () => {
  const engine = engineFor([WORD]);
  const first = await withWordInk(engine).recognize(NO_PIXELS, 'line');
  expect(await withWordInk(engine).lookAgain(NO_PIXELS, first)).toBe(first);
});

it('withWordInk does not measure words when the picture is a crop', async () => {
  expect(await readBy([WORD], NO_PIXELS, 'line')).toEqual([WORD]);
});
