import { expect, it, vi } from 'vitest';
import type { Box } from '../../domain/screenshots/layout/recognized-page';
import { testPageOfLines } from '../../domain/screenshots/test-page.test-support';
import { readScreenshot, MIN_CONFIDENCE_FOR_ONE_READING } from './screenshot-recognition';

const once = (readAgain: (box: Box) => Promise<readonly string[]>) => ({
  lookAgain: () => Promise.resolve(PAGE),
  readAgain,
});

const PAGE = testPageOfLines(780, 1000, [
  [40, 400, 28, 'Bose QuietComfort 35 II Headphones'],
  [40, 460, 32, '$134.99'],
  [40, 560, 18, 'Condition: Used'],
]);

it('readScreenshot reads the place of the price a second time and corrects the price', async () => {
  const boxes: Box[] = [];
  const { sale, places } = await readScreenshot(
    PAGE,
    once(async (box) => {
      boxes.push(box);
      return ['$184.99', '$184.99'];
    }),
  );
  expect(sale).toMatchObject({ title: 'Bose QuietComfort 35 II Headphones', price: '184.99' });
  expect(boxes[0]?.x).toBeCloseTo(40);
  expect(boxes[0]?.y).toBeCloseTo(460);
  expect(places.price).toEqual(boxes.at(-1));
});

it('readScreenshot accepts a further reading of the price only when it contains the first price with a dollar sign', async () => {
  const responses: boolean[] = [];
  const lookAgain = vi.fn(() => Promise.resolve(SURE));
  await readScreenshot(SURE, {
    lookAgain,
    readAgain: (_box, isEnough) => {
      responses.push(...['$134.99', '$184.99', '134.99'].map(isEnough));
      return Promise.resolve(['$134.99']);
    },
  });
  expect(responses).toEqual([true, false, false]);
  expect(lookAgain).not.toHaveBeenCalled();
});

it('readScreenshot reads a doubtful price only once when the second reading of the screenshot returns the same page', async () => {
  const readAgain = vi.fn(() => Promise.resolve(['$184.99', '$34.99']));
  const { sale } = await readScreenshot(SURE, { lookAgain: async () => SURE, readAgain });
  expect(readAgain).toHaveBeenCalledOnce();
  expect(sale.confidence).toBeLessThan(0.8);
});

it('readScreenshot keeps the first reading of the price when the second reading fails', async () => {
  const { sale } = await readScreenshot(
    PAGE,
    once(() => Promise.reject(new Error('out of memory'))),
  );
  expect(sale.price).toBe('134.99');
});

it('readScreenshot reads no price a second time when the screenshot has no price', async () => {
  const read = () => Promise.reject(new Error('not expected'));
  const blank = testPageOfLines(780, 1000, []);
  const lookAgain = () => Promise.resolve(blank);
  const { sale, places } = await readScreenshot(blank, { lookAgain, readAgain: read });
  expect(sale.price).toBe('');
  expect(places.price).toBeNull();
});

const SURE = testPageOfLines(780, 1000, [
  [40, 30, 20, 'Sold'],
  [40, 400, 28, 'Bose QuietComfort 35 II Headphones'],
  [40, 460, 32, '$134.99'],
]);
const UNSURE = testPageOfLines(780, 1000, [[40, 460, 32, '$134.99']]);
const noPrice = () => Promise.resolve([]);

it('readScreenshot reads the whole screenshot again when title or price is unsure', async () => {
  const lookAgain = () => Promise.resolve(PAGE);
  const { page, sale } = await readScreenshot(UNSURE, { lookAgain, readAgain: noPrice });
  expect(page).toEqual(PAGE);
  expect(sale.title).toBe('Bose QuietComfort 35 II Headphones');
});

it('readScreenshot returns the result of the first reading when the second reading of the screenshot fails', async () => {
  const lookAgain = () => Promise.reject(new Error('out of memory'));
  const { page } = await readScreenshot(UNSURE, { lookAgain, readAgain: noPrice });
  expect(page).toEqual(UNSURE);
});

it('readScreenshot reads the whole screenshot again when two readings of a sure price contradict each other', async () => {
  const lookAgain = vi.fn(() => Promise.resolve(SURE));
  await readScreenshot(SURE, {
    lookAgain,
    readAgain: () => Promise.resolve(['$184.99', '$34.99']),
  });
  expect(lookAgain).toHaveBeenCalledOnce();
});

it('readScreenshot reads the screenshot only once when title and price are sure', async () => {
  const lookAgain = vi.fn(() => Promise.resolve(SURE));
  const { sale } = await readScreenshot(SURE, { lookAgain, readAgain: noPrice });
  expect(sale.confidence).toBeGreaterThanOrEqual(MIN_CONFIDENCE_FOR_ONE_READING);
  expect(lookAgain).not.toHaveBeenCalled();
});
