import { describe, expect, it } from 'vitest';
import { testPageOfLines } from '../test-page.test-support';
import { drawnGrid, photographColorAt, plainColor } from './drawn-grid.test-support';
import { findCover, rankedCovers, coverOptions } from './find-cover';
import { tiltedGrid, tiltedPage } from './tilted-page.test-support';
import { roundedFeatures, treeScoreOf, unpackedTrees } from '../ranker/decision-trees';
import { COVER_MODEL } from './model-data';
import samples from './model-samples.json' with { type: 'json' };

/** A page of 600 × 1200 pixels. The grids of the tests have half its width and height. */
const page = testPageOfLines(600, 1200, [
  [40, 40, 28, 'Order details'],
  [300, 240, 28, 'Brass banker lamp'],
  [300, 300, 28, '$34.99'],
  [40, 700, 24, 'Order total $41.20'],
]);
const BAR = { x: 0, y: 0, width: 300, height: 45, color: plainColor([20, 60, 120]) };
const BUTTON = { x: 20, y: 500, width: 260, height: 40, color: plainColor([30, 90, 200]) };
const SMALL_PHOTO = { x: 20, y: 110, width: 100, height: 100, color: photographColorAt };
const LARGE_PHOTO = { x: 0, y: 60, width: 300, height: 260, color: photographColorAt };

const NOTHING = { cover: null, coverOptions: [] };
const TITLE = { x: 300, y: 240, width: 300, height: 28 };

describe('findCover', () => {
  it.each([
    ['beside the title', SMALL_PHOTO],
    ['as wide as the picture', LARGE_PHOTO],
  ])('finds the exact area of the photograph when it is %s', (_place, photo) => {
    const { cover } = findCover(page, drawnGrid(300, 600, [BAR, BUTTON, photo]), []);
    expect(cover?.confidence).toBeGreaterThanOrEqual(0.5);
    const { x = 0, y = 0, width = 0, height = 0 } = cover?.area ?? {};
    const pixels = [x * 300, y * 600, width * 300, height * 600].map(Math.round);
    expect(pixels).toEqual([photo.x, photo.y, photo.width, photo.height]);
  });

  it.each([0.05, -0.05])(
    'finds the photograph on a tilted page when the rows fall by %s pixels for each pixel to the right',
    (slope) => {
      const lines = [200, 240, 800, 860].map(
        (y) => [300, y, 20, 'Brass lamp with a shade'] as const,
      );
      const tilted = tiltedPage(testPageOfLines(600, 1200, lines), slope);
      const { cover } = findCover(
        tilted,
        tiltedGrid(drawnGrid(300, 600, [BAR, SMALL_PHOTO]), slope),
        [],
      );
      const { x = 0, y = 0, width = 0, height = 0 } = cover?.area ?? {};
      const middle = [x * 300 + width * 150, y * 600 + height * 300];
      const [across, down] = [70 - 150, 160 - 300];
      expect(Math.abs((middle[0] ?? 0) - (70 - slope * down))).toBeLessThan(3);
      expect(Math.abs((middle[1] ?? 0) - (160 + slope * across))).toBeLessThan(3);
      expect(width * 300).toBeGreaterThan(97);
      expect(height * 600).toBeLessThan(108);
    },
  );

  it('also returns the likeliest areas as cover options when the confidence of the cover is low', () => {
    const [one, other] = [380, 480].map((y) => ({
      ...BUTTON,
      y,
      height: 80,
      color: photographColorAt,
    }));
    if (!one || !other) throw new Error('There are two photographs.');
    const { cover, coverOptions } = findCover(page, drawnGrid(300, 600, [one, other]), []);
    expect(cover?.confidence).toBeLessThan(0.8);
    expect(coverOptions).toHaveLength(3);
    expect(coverOptions[0]).toEqual(cover?.area);
    const tops = coverOptions.map(({ y }) => Math.round(y * 600));
    expect(tops).toEqual(expect.arrayContaining([one.y, other.y]));
  });

  it('returns cover options but no cover when no area is likely enough to be the cover', () => {
    const low = [500, 550].map((y) => ({ ...BUTTON, y, height: 45, color: photographColorAt }));
    const { cover, coverOptions } = findCover(page, drawnGrid(300, 600, low), []);
    expect(cover).toBeNull();
    expect(coverOptions).toHaveLength(2);
  });

  it('finds no cover when the only rectangle that looks like a photograph contains the title', () => {
    const grid = drawnGrid(300, 600, [LARGE_PHOTO]);
    expect(findCover(page, grid, []).cover).not.toBeNull();
    expect(findCover(page, grid, [TITLE]).cover).toBeNull();
  });

  it('finds nothing when the page has only text, bars and buttons', () => {
    expect(findCover(page, drawnGrid(300, 600, [BAR, BUTTON]), [])).toEqual(NOTHING);
  });

  it('finds nothing when the picture has one color', () => {
    expect(findCover({ ...page, words: [] }, drawnGrid(40, 80, []), [])).toEqual(NOTHING);
  });
});

const PHOTO = { x: 20, y: 110, width: 100, height: 100, color: photographColorAt };
const grid = drawnGrid(300, 600, [
  { x: 0, y: 0, width: 300, height: 45, color: plainColor([20, 60, 120]) },
  PHOTO,
]);

describe('COVER_MODEL', () => {
  const trees = unpackedTrees(COVER_MODEL.cover);
  const { rows, scores } = samples.cover;

  it('the trees of COVER_MODEL return the scores that the training computed for the sample rows', () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const [index, row] of rows.entries())
      expect(treeScoreOf(trees, roundedFeatures(row))).toBeCloseTo(scores[index] ?? Infinity, 2);
  });

  it('COVER_MODEL uses only features that the sample rows contain', () => {
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

  it('returns first the photograph that findCover returns as the cover', () => {
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

  it('returns no areas when the confidence of the likeliest area is high', () => {
    expect(rated([right, 0.8], [left, 0.6])).toEqual([]);
    expect(rated([right, 0.79])).toEqual([right]);
    expect(rated()).toEqual([]);
  });

  it('skips areas that are similar to a likelier area', () => {
    const similar = { ...left, width: 80 };
    const half = { ...left, width: 60 };
    expect(rated([left, 0.7], [similar, 0.6], [half, 0.5])).toEqual([left, half]);
  });

  it('skips areas whose height, width or confidence is too small', () => {
    const low = { ...below, height: 23 };
    const narrow = { ...below, width: 23 };
    expect(rated([left, 0.7], [low, 0.6], [narrow, 0.6], [right, 0.09])).toEqual([left]);
    expect(rated([left, 0.7], [{ ...below, height: 24 }, 0.6])).toHaveLength(2);
  });
});
