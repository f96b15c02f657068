import { describe, expect, it } from 'vitest';
import { rounded, scoreOf, unpackedTrees } from '../ranker/decision-trees';
import { writtenPage } from '../written-page.test-support';
import { drawnGrid, patches, plain } from './drawn-grid.test-support';
import { findCover } from './find-cover';
import { COVER_MODEL } from './model-data';
import samples from './model-samples.json' with { type: 'json' };
import { rankedCovers } from './ranked-covers';

const page = writtenPage(600, 1200, [
  [40, 40, 28, 'Order details'],
  [300, 240, 28, 'Brass banker lamp'],
  [300, 300, 28, '$34.99'],
  [40, 700, 24, 'Order total $41.20'],
]);
const TITLE = { x: 300, y: 240, width: 300, height: 28 };
const PHOTO = { x: 20, y: 110, width: 100, height: 100, color: patches };
const grid = drawnGrid(300, 600, [
  { x: 0, y: 0, width: 300, height: 45, color: plain([20, 60, 120]) },
  PHOTO,
]);

describe('the model', () => {
  const trees = unpackedTrees(COVER_MODEL.cover);
  const { rows, scores } = samples.cover;

  it('returns the same scores as the trainer for sample rows', () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const [index, row] of rows.entries())
      expect(scoreOf(trees, rounded(row))).toBeCloseTo(scores[index] ?? Infinity, 2);
  });

  it('expects as many features as coverRows returns', () => {
    expect(Math.max(...trees.features)).toBeLessThan(rows[0]?.length ?? 0);
  });
});

describe('rankedCovers', () => {
  const covers = rankedCovers(page, grid, [TITLE]);

  it('returns several rectangles, the likeliest first', () => {
    const confidences = covers.map(({ confidence }) => confidence);
    expect(confidences.length).toBeGreaterThan(3);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(confidences.every((confidence) => confidence >= 0 && confidence <= 1)).toBe(true);
  });

  it('returns the photograph first when findCover returns it', () => {
    const [best] = covers;
    expect(best?.box).toEqual({ x: 20, y: 110, width: 100, height: 100 });
    const { cover } = findCover(page, grid, [TITLE]);
    expect(cover?.confidence).toBeCloseTo(best?.confidence ?? -1, 2);
    expect(cover?.area.x).toBeCloseTo(20 / 300);
  });

  it('leaves out rectangles that contain the title', () => {
    const isAround = ({ box }: (typeof covers)[number]): boolean =>
      box.x < 225 && box.x + box.width > 225 && box.y < 127 && box.y + box.height > 127;
    expect(rankedCovers(page, grid, []).some(isAround)).toBe(true);
    expect(covers.some(isAround)).toBe(false);
  });
});
