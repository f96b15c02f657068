import { beforeAll, describe, expect, it } from 'vitest';
import { createScreenshotRecognition } from '../../src/services/screenshots/screenshot-recognition';
import { isCpuTimeRatioBelow, createTimedWork } from './support/cpu-time';

const ONE_COLOR = { width: 640, height: 640, data: new Uint8Array(3 * 640 * 640) };
const WORD = { width: 60, height: 20 };
const MOST = 2000;

type WordAt = (n: number) => { readonly text: string; readonly x: number; readonly y: number };
const inGrid = (textOf: (n: number) => string): WordAt => {
  return (n) => ({ text: textOf(n), x: (n % 10) * 400, y: Math.floor(n / 10) * 40 });
};
const price = (n: number) => `$${String(n % 900)}.99`;

/**
 * Pages of words that an earlier version of the reading handled too slowly: its time grew with the square of the number
 * of words.
 */
const PAGES: readonly (readonly [string, WordAt])[] = [
  ['prices', inGrid(price)],
  ['prices on one row', (n) => ({ text: price(n), x: n * 400, y: 0 })],
  ['prices on top of each other', (n) => ({ text: price(n), x: 0, y: 0 })],
  ['titles', inGrid((n) => `Owl${String(n)}`)],
  ['usernames', inGrid((n) => `@user_${String(n)}`)],
  ['labels and prices', (n) => ({ ...inGrid((it) => (it % 2 ? price(it) : 'Shipping'))(n) })],
  ['letters of one line', (n) => ({ text: 'a', x: n * 70, y: 0 })],
];

/** Creates a function that reads a page like the product, after an engine has recognized the words. */
function reading(count: number, wordAt: WordAt) {
  const words = Array.from({ length: count }, (_, n) => {
    const { text, x, y } = wordAt(n);
    return { text, confidence: 0.9, box: { x, y, ...WORD } };
  });
  const page = { width: 4000, height: 4000, words };
  const image = { data: Buffer.alloc(0), width: 4000, height: 4000 };
  const recognition = createScreenshotRecognition({
    images: {
      screenshot: () => Promise.resolve(image),
      crop: () => Promise.resolve(image),
      smallCopy: () => Promise.resolve(ONE_COLOR),
    },
    textRecognition: {
      warmUp: () => undefined,
      lookAgain: (_image, first) => Promise.resolve(first),
      readAgain: () => Promise.resolve([]),
      recognize: () => Promise.resolve(page),
    },
    queue: { run: (work) => work() },
    allowance: {
      spend: (_uid, recognize) => recognize(),
      spendIfLeft: async (_uid, recognize) => ({ result: await recognize(), wasLeft: true }),
    },
    budgetMs: 60_000,
    now: () => new Date(),
  });
  return () => recognition.autoExtract('member', Buffer.alloc(0));
}

describe.each(PAGES)('the reading of a screenshot with many %s', (_what, wordAt) => {
  const most = createTimedWork(reading(MOST, wordAt));

  // Runs the code once before the measurement, because its first run is slow.
  beforeAll(() => reading(300, wordAt)());

  it('takes at most three times as long for 10,000 words as for 2,000 words', async () => {
    const more = createTimedWork(reading(10_000, wordAt));
    expect(await isCpuTimeRatioBelow(3, more, most)).toBe(true);
  });

  it('takes at most eight times as long for 2,000 words as for 500 words', async () => {
    const fewer = createTimedWork(reading(MOST / 4, wordAt));
    expect(await isCpuTimeRatioBelow(8, most, fewer)).toBe(true);
  });
});
