import { describe, expect, it } from 'vitest';
import type { CoverCandidate } from './cover-candidates';
import { relationFeatures } from './relation-features';

const candidate = (
  x: number,
  y: number,
  width: number,
  height: number,
  side = 0.5,
): CoverCandidate => ({
  x,
  y,
  right: x + width,
  bottom: y + height,
  sides: [side, side, side, side],
  divider: 0,
});

/** Returns the relation features of one of several candidates, by name. */
function factsOf(candidates: readonly CoverCandidate[], at: number) {
  const [, , larger, around, inside, similar, beside, sameSides, clearerAround, clearerInside] =
    relationFeatures(candidates)[at] ?? [];
  return {
    larger,
    around,
    inside,
    similar,
    beside,
    sameSides,
    clearerAround,
    clearerInside,
  };
}

describe('relationFeatures', () => {
  it('counts the candidates around a candidate and inside it, and compares how clear their sides are', () => {
    const candidates = [candidate(0, 0, 100, 100, 0.6), candidate(10, 10, 80, 80, 0.9)];
    const [outer, inner] = [factsOf(candidates, 0), factsOf(candidates, 1)];
    expect([outer.around, outer.inside, outer.larger]).toEqual([0, Math.log(2), 0]);
    expect([inner.around, inner.inside, inner.larger]).toEqual([Math.log(2), 0, 0.5]);
    expect(outer.clearerInside).toBeCloseTo(4 * 0.3);
    expect(inner.clearerAround).toBeCloseTo(4 * -0.3);
  });

  it('counts the candidates that are nearly the same as a candidate, and the candidates that share three sides with it', () => {
    const candidates = [
      candidate(0, 0, 100, 100),
      candidate(0, 0, 100, 90),
      candidate(0, 0, 100, 40),
    ];
    expect(factsOf(candidates, 0)).toMatchObject({ similar: 1, sameSides: 2 });
    expect(factsOf(candidates, 2)).toMatchObject({ similar: 0, sameSides: 2 });
  });

  it('counts the candidates of the same size in other places, as in a grid of photographs', () => {
    const candidates = [
      candidate(0, 0, 50, 50),
      candidate(60, 0, 51, 49),
      candidate(120, 0, 50, 50),
      candidate(0, 60, 50, 80),
    ];
    expect(factsOf(candidates, 0).beside).toBe(2);
    expect(factsOf(candidates, 3).beside).toBe(0);
  });
});
