import { describe, expect, it } from 'vitest';
import { missesOf, missLinesOfScore } from './misses';
import { extractedScreenshot } from './extracted-screenshot.test-support';
import { scoreOf } from './score';

const TRUTH = { title: 'Wool scarf', price: '34.99', platform: 'etsy', soldDate: '2026-02-19' };
const READ = { platform: 'etsy', soldDate: '2026-02-19' } as const;

const score = (...[truth, extracted, words]: Parameters<typeof extractedScreenshot>) =>
  scoreOf(extractedScreenshot(truth, extracted, words));

describe('missesOf', () => {
  it('returns no lines when the extraction is right', () => {
    const misses = Object.values(missesOf([score(TRUTH, READ)]));
    expect(misses.flat()).toEqual([]);
  });

  it('returns a line with the file, the extracted value and the true value for each wrong value', () => {
    const wrong = score({ ...TRUTH, file: 'b.png' }, { price: '3.49', soldDate: '2026-02-09' });
    expect(missesOf([score(TRUTH, READ), wrong])).toMatchObject({
      price: ['b.png: “3.49” is “34.99”'],
      title: [],
      priceOrTitle: ['b.png: not both right'],
      platform: ['b.png: “-” is “etsy”'],
      soldDate: ['b.png: “2026-02-09” is “2026-02-19”'],
      sureButWrong: ['b.png: confidence 0.90'],
    });
  });

  it('returns a missing date as a miss of the kind soldDate, and an invented date as a miss of the kind inventedDate', () => {
    const missed = score(TRUTH, {});
    const invented = score({ ...TRUTH, soldDate: null }, READ);
    expect(missesOf([missed])).toMatchObject({ soldDate: [expect.any(String)], inventedDate: [] });
    expect(missesOf([invented])).toMatchObject({
      soldDate: [],
      inventedDate: [expect.any(String)],
    });
  });

  it('returns a miss for visible personal information, and for redacted other text', () => {
    const truth = {
      ...TRUTH,
      personalInfo: [
        { kind: 'order', text: '12-345', box: [0, 0, 100, 40] as [number, number, number, number] },
      ],
    };
    const area = { x: 0.25, y: 0.25, width: 0.25, height: 0.05 };
    const word = {
      text: 'Ships',
      confidence: 0.9,
      box: { x: 50, y: 100, width: 50, height: 20 },
    };
    const wrong = score(
      truth,
      { ...READ, personalInfo: [{ kind: 'name', area, isSuggested: false }] },
      [word],
    );
    expect(missesOf([wrong])).toMatchObject({
      unredacted: ['a.png: order “12-345”'],
      overRedacted: ['a.png: 100.0% of the other text'],
    });
  });
});

describe('missLinesOfScore', () => {
  it('reports low confidence only when the extracted title and price are right', () => {
    const unsure = { ...READ, confidence: 0.3 };
    expect(missLinesOfScore(score(TRUTH, unsure))).toEqual(['  unsure: confidence 0.30']);
    expect(missLinesOfScore(score(TRUTH, { ...unsure, price: '1.00' }))).toEqual([
      '  price: “1.00” is “34.99”',
    ]);
  });
});
