import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import { pixelsOf } from './recognition-images';
import { createTesseractRecognition, type TesseractRecognition } from './tesseract-recognition';

/** The timeout is long, because other test suites run at the same time and slow down the recognition. */
const TIMEOUT_MS = 60_000;

function drawText(ink: string, paper: string): Promise<PixelGrid> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="160">
    <rect width="420" height="160" fill="${paper}"/>
    <g font-family="sans-serif" fill="${ink}">
      <text x="20" y="60" font-size="30">Wool scarf</text>
      <text x="20" y="130" font-size="36">$34.99</text>
    </g></svg>`;
  return pixelsOf(sharp(Buffer.from(svg)));
}

describe('Tesseract recognition', () => {
  let engine: TesseractRecognition;
  beforeAll(() => {
    engine = createTesseractRecognition({ timeoutMs: TIMEOUT_MS });
  });
  afterAll(() => engine.close());

  it.each([
    ['dark on light', '#222', '#fff'],
    ['light on dark', '#eee', '#111'],
  ])('reads words with their boxes when the text is %s', async (_name, ink, paper) => {
    const page = await engine.recognize(await drawText(ink, paper), 'screenshot');
    expect(page).toMatchObject({ width: 420, height: 160 });
    expect(page.words.map(({ text }) => text)).toEqual(['Wool', 'scarf', '$34.99']);
    const price = page.words[2];
    expect(price?.confidence).toBeGreaterThan(0.7);
    expect(price?.confidence).toBeLessThanOrEqual(1);
    expect(price?.box.x).toBeGreaterThan(15);
    expect(price?.box.x).toBeLessThan(30);
    expect(price?.box.y).toBeGreaterThan(90);
    expect(price?.box.height).toBeGreaterThan(20);
    expect(price?.box.height).toBeLessThan(45);
  });

  it('reads a part of a picture again, and once more at another size when the caller rejects the first text', async () => {
    const picture = await drawText('#222', '#fff');
    const price = { x: 20, y: 100, width: 120, height: 32 };
    expect(await engine.readAgain(picture, price, (text) => text === '$34.99')).toEqual(['$34.99']);
    expect(await engine.readAgain(picture, price, () => false)).toEqual(['$34.99', '$34.99']);
  });

  it('handles two calls at the same time', async () => {
    const picture = await drawText('#222', '#fff');
    const pages = await Promise.all([
      engine.recognize(picture, 'screenshot'),
      engine.recognize(picture, 'block'),
    ]);
    expect(pages.map(({ words }) => words.at(-1)?.text)).toEqual(['$34.99', '$34.99']);
  });

  it.each([
    ['a second time when a second reading is requested', 0.2 * TIMEOUT_MS, 2],
    [
      'only once when the first reading was slow, even if a second reading is requested',
      0.4 * TIMEOUT_MS,
      1,
    ],
  ])('reads a screenshot %s', async (_name, lookMs, looks) => {
    let [time, counted] = [0, 0];
    const worker = fakeWorker(2, []);
    const counting = createTesseractRecognition({
      timeoutMs: TIMEOUT_MS,
      now: () => (time += lookMs),
      startWorker: () =>
        Promise.resolve({
          ...worker,
          recognize: (...picture: Parameters<Worker['recognize']>) => {
            counted += 1;
            return worker.recognize(...picture);
          },
        }),
    });
    const picture = await drawText('#222', '#fff');
    const first = await counting.recognize(picture, 'screenshot');
    expect(counted).toBe(1);
    await counting.lookAgain(picture, first);
    await counting.close();
    expect(counted).toBe(looks);
  });

  it('throws unavailable when the engine fails, and starts a new worker for the next picture', async () => {
    const picture = await drawText('#222', '#fff');
    const ended: number[] = [];
    let started = 0;
    const flaky = createTesseractRecognition({
      timeoutMs: TIMEOUT_MS,
      startWorker: () => {
        started += 1;
        return Promise.resolve(fakeWorker(started, ended));
      },
    });
    await expect(flaky.recognize(picture, 'screenshot')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(ended).toEqual([1]);
    expect((await flaky.recognize(picture, 'screenshot')).words).toEqual([]);
    expect((await flaky.recognize(picture, 'screenshot')).words).toEqual([]);
    expect(started).toBe(2);
  });

  it('keeps a worker that starts in up to two timeouts, although the first call has timed out', async () => {
    const picture = await drawText('#222', '#fff');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let started = 0;
    const slow = createTesseractRecognition({
      timeoutMs: 60_000,
      startWorker: () => {
        started += 1;
        return new Promise((resolve) => setTimeout(() => resolve(fakeWorker(2, [])), 110_000));
      },
    });
    try {
      const first = expect(slow.recognize(picture, 'screenshot')).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(60_000);
      await first;
      await vi.advanceTimersByTimeAsync(50_000);
      expect((await slow.recognize(picture, 'screenshot')).words).toEqual([]);
      expect(started).toBe(1);
    } finally {
      vi.useRealTimers();
      await slow.close();
    }
  });
});

function fakeWorker(number: number, ended: number[]): Worker {
  const worker: Pick<Worker, 'setParameters' | 'recognize' | 'terminate'> = {
    setParameters: () => Promise.resolve({ jobId: '', data: null }),
    recognize: () => {
      if (number === 1) return Promise.reject(new Error('out of memory'));
      return Promise.resolve({ jobId: '', data: { blocks: [] } } as never);
    },
    terminate: () => {
      ended.push(number);
      return Promise.resolve({ jobId: '', data: null });
    },
  };
  return worker as Worker;
}
