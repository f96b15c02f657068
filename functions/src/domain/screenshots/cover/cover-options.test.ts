import { describe, expect, it } from 'vitest';
import { coverOptions } from './cover-options';

const GRID = { width: 300, height: 600 };
const left = { x: 20, y: 100, width: 100, height: 100 };
const right = { ...left, x: 160 };
const below = { ...left, y: 300 };
const lowest = { ...left, y: 450 };
const rated = (...boxes: readonly (readonly [box: typeof left, confidence: number])[]) =>
  coverOptions(
    boxes.map(([box, confidence]) => ({ box, confidence })),
    GRID,
  );

describe('coverOptions', () => {
  it('returns at most three areas, the likeliest first', () => {
    const all = rated([right, 0.7], [left, 0.6], [lowest, 0.4], [below, 0.3]);
    expect(all).toEqual([right, left, lowest]);
  });

  it('returns no areas when the likeliest one is sure to be the photograph', () => {
    expect(rated([right, 0.8], [left, 0.6])).toEqual([]);
    expect(rated([right, 0.79])).toEqual([right]);
    expect(rated()).toEqual([]);
  });

  it('skips areas that are similar to a likelier area', () => {
    const similar = { ...left, width: 80 };
    const half = { ...left, width: 60 };
    expect(rated([left, 0.7], [similar, 0.6], [half, 0.5])).toEqual([left, half]);
  });

  it('skips areas that are too low, too narrow or too unlikely', () => {
    const low = { ...below, height: 23 };
    const narrow = { ...below, width: 23 };
    expect(rated([left, 0.7], [low, 0.6], [narrow, 0.6], [right, 0.09])).toEqual([left]);
    expect(rated([left, 0.7], [{ ...below, height: 24 }, 0.6])).toHaveLength(2);
  });
});
