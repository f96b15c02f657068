import { describe, expect, it } from 'vitest';
import { testPageOfLines } from '../test-page.test-support';
import { drawnGrid, photographColorAt } from './drawn-grid.test-support';
import { pageSummedAreas } from './page-summed-areas';
import { shapeFeatures, textureFeatures, titlePlaceFeatures } from './place-features';

const page = testPageOfLines(600, 1200, [
  [40, 240, 28, 'Brass banker lamp'],
  [40, 300, 28, '$34.99'],
]);
const PHOTO = { x: 20, y: 300, width: 120, height: 90, color: photographColorAt };
const grid = drawnGrid(300, 600, [PHOTO]);
const maps = pageSummedAreas(grid, page);
const PHOTO_BOX = { x: 20, y: 300, right: 140, bottom: 390 };
const TEXT_BOX = { x: 10, y: 100, right: 290, bottom: 180 };

describe('shapeFeatures', () => {
  it("returns size, shape, and the distances to the picture's edges as shares of the picture", () => {
    const [area, , , aspect, , wide, high, middleX, middleY, left, top, right, bottom] =
      shapeFeatures(grid, PHOTO_BOX);
    expect(area).toBeCloseTo(Math.log(0.06));
    expect(aspect).toBeCloseTo(Math.log(4 / 3));
    expect([wide, high]).toEqual([120, 90]);
    expect([middleX, middleY]).toEqual([80 / 300, 345 / 600]);
    expect([left, top, right, bottom]).toEqual([20 / 300, 0.5, 160 / 300, 0.35]);
  });
});

describe('textureFeatures', () => {
  it('returns different features for a photograph than for text on a flat background', () => {
    const [flat = 1, , text] = textureFeatures(grid, maps, PHOTO_BOX);
    expect(flat).toBeLessThan(0.2);
    expect(text).toBe(0);
    const facts = textureFeatures(grid, maps, TEXT_BOX);
    expect(facts[0]).toBe(1);
    expect(facts[2]).toBeGreaterThan(0.05);
    expect(facts.slice(-2)).toEqual([Math.log(1 + 4), 1]);
  });

  it('returns separate features for the upper, the middle and the lower part of a rectangle', () => {
    const half = { ...PHOTO_BOX, y: 255, bottom: 390 };
    const [, , , above = 0, , , , , , below = 1] = textureFeatures(grid, maps, half);
    expect(above).toBeGreaterThan(0.9);
    expect(below).toBeLessThan(0.2);
  });
});

describe('titlePlaceFeatures', () => {
  it('returns how far the title is below, above and beside the rectangle', () => {
    const below = titlePlaceFeatures(grid, PHOTO, { x: 20, y: 420, width: 60, height: 15 });
    expect(below.slice(0, 3)).toEqual([0.05, (300 - 435) / 600, -0.4]);
    const beside = titlePlaceFeatures(grid, PHOTO, { x: 170, y: 320, width: 60, height: 15 });
    expect(beside[2]).toBeCloseTo(0.1);
    expect(beside[5]).toBe(1);
  });

  it('returns -2 for every feature when there is no title', () => {
    const facts = titlePlaceFeatures(grid, PHOTO, null);
    expect(new Set(facts)).toEqual(new Set([-2]));
    expect(facts).toHaveLength(9);
  });
});
