import { describe, expect, it } from 'vitest';
import { colorFeatures } from './color-features';
import { drawnGrid, photographColorAt, plainColor } from './drawn-grid.test-support';
import { summedArea } from './summed-area';

const BOX = { x: 20, y: 20, width: 80, height: 60 };
const AROUND = { x: 20, y: 20, right: 100, bottom: 80 };
const NO_TEXT = summedArea(new Uint8Array(120 * 100), 120, 100);

/** Returns some color features of a rectangle, by name. */
function factsOf(
  color: (x: number, y: number) => readonly [number, number, number],
  text = NO_TEXT,
) {
  const [colors, main, , , entropy, outer, hues, mean, spread, gradient, evenRows, ...rest] =
    colorFeatures(drawnGrid(120, 100, [{ ...BOX, color }]), text, AROUND);
  const [evenAbove, evenBelow] = rest;
  return {
    colors,
    main,
    entropy,
    outer,
    hues,
    mean,
    spread,
    gradient,
    evenRows,
    evenAbove,
    evenBelow,
  };
}

describe('colorFeatures', () => {
  it('returns one color and only rows of a single color when the area is flat', () => {
    const facts = factsOf(plainColor([30, 90, 200]));
    expect(facts).toMatchObject({
      main: 1,
      outer: 0,
      hues: 1,
      spread: 0,
      evenRows: 1,
    });
    expect(facts.entropy).toBeCloseTo(0);
  });

  it('returns many colors and no rows of a single color when the area is a photograph', () => {
    const facts = factsOf(photographColorAt);
    expect(facts.colors).toBeGreaterThan(3);
    expect(facts.main).toBeLessThan(0.2);
    expect(facts.evenRows).toBe(0);
    expect(facts.hues).toBeGreaterThan(3);
  });

  it('returns a high gradient feature for a drawn color gradient, and a low one for a photograph', () => {
    expect(factsOf((_x, y) => [2 * y, 2 * y, 2 * y]).gradient).toBeGreaterThan(0.95);
    expect(factsOf(photographColorAt).gradient).toBeLessThan(0.5);
  });

  it('measures the height of a bar of a single color above a photograph', () => {
    const facts = factsOf((x, y) => (y < 50 ? [30, 90, 200] : photographColorAt(x, y)));
    expect(facts.evenAbove).toBeCloseTo(0.5, 1);
    expect(facts.evenBelow).toBe(0);
  });

  it('measures the share of the area with the color of its surroundings', () => {
    expect(
      factsOf((x, y) => (y < 50 ? [250, 250, 250] : photographColorAt(x, y))).outer,
    ).toBeCloseTo(0.5, 1);
  });

  it('ignores pixels that are covered by words', () => {
    const text = new Uint8Array(120 * 100).fill(1, 0, 120 * 50);
    const facts = factsOf(
      (_x, y) => (y < 50 ? [0, 0, 0] : [200, 200, 200]),
      summedArea(text, 120, 100),
    );
    expect(facts).toMatchObject({ main: 1, mean: 200 });
  });
});
