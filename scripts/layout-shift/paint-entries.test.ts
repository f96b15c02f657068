import { describe, expect, it } from 'vitest';
import { cumulativeShift, largestMove, type PaintEntry, stabilityOf } from './paint-entries';

const OUT_OF_VIEW = { x: 0, y: 0, width: 0, height: 0 };
const part = (name: string) => ({ name, label: '', text: '' });
const shift = (at: number, score: number, document = 1000): PaintEntry => ({
  kind: 'shift',
  document,
  at,
  score,
  moves: [],
});
const paint = (at: number, name: string, document = 1000): PaintEntry => ({
  kind: 'paint',
  document,
  at,
  part: part(name),
});

describe('cumulativeShift', () => {
  it('returns 0 when there are no shifts', () => {
    expect(cumulativeShift([])).toBe(0);
  });

  it('adds up shifts that are less than a second apart', () => {
    expect(
      cumulativeShift([
        { at: 999, score: 0.25 },
        { at: 0, score: 0.5 },
      ]),
    ).toBe(0.75);
  });

  it('starts a new session window after a second without a shift, and returns the highest sum', () => {
    const at = (time: number, score: number) => ({ at: time, score });
    expect(cumulativeShift([at(0, 0.5), at(1000, 0.25), at(1500, 0.5)])).toBe(0.75);
    expect(cumulativeShift([at(0, 0.5), at(1000, 0.25)])).toBe(0.5);
  });

  it('starts a new session window 5 seconds after the start of the previous window', () => {
    const everyHalfSecond = Array.from({ length: 11 }, (_, n) => ({ at: 500 * n, score: 0.125 }));
    expect(cumulativeShift(everyHalfSecond)).toBe(1.25);
  });
});

describe('stabilityOf', () => {
  it('returns the last candidate for the largest paint, and the largest shift', () => {
    const entries = [paint(300, 'p'), shift(400, 0.1), shift(500, 0.2), paint(900, 'h1')];
    expect(stabilityOf(entries)).toMatchObject({
      largestPaintMs: 900,
      largestPaint: { name: 'h1' },
      worst: { score: 0.2 },
    });
  });

  it('after a redirect, measures time from the start of the first document, and returns the highest shift of any document', () => {
    const first = [paint(300, 'p'), shift(400, 0.25), shift(600, 0.25)];
    const second = [paint(200, 'h1', 2000), shift(100, 0.125, 2000)];
    const start: PaintEntry = { kind: 'start', document: 500, at: 0 };
    expect(stabilityOf([start, ...first, ...second])).toMatchObject({
      shift: 0.5,
      largestPaintMs: 1700,
    });
  });

  it('returns no largest paint when the browser reported no paint', () => {
    expect(stabilityOf([])).toEqual({
      shift: 0,
      largestPaintMs: NaN,
      largestPaint: null,
      worst: null,
    });
  });
});

it('largestMove returns the move of the part that was largest before or after the shift', () => {
  const from = { x: 0, y: 0, width: 10, height: 10 };
  const moves = [
    { part: part('p'), from, to: from },
    { part: part('footer'), from: { ...from, height: 90 }, to: OUT_OF_VIEW },
  ];
  expect(
    largestMove({
      kind: 'shift',
      document: 0,
      at: 0,
      score: 0.5,
      moves,
    })?.part?.name,
  ).toBe('footer');
});
