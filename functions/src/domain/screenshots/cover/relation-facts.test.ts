import { describe, expect, it } from 'vitest';
import type { Candidate } from './cover-candidates';
import { relationFacts } from './relation-facts';

const candidate = (x: number, y: number, width: number, height: number, side = 0.5): Candidate => ({
  ...{ x, y, right: x + width, bottom: y + height },
  sides: [side, side, side, side],
  divider: 0,
});

/** What the facts of a candidate among others are, by name. */
function factsOf(candidates: readonly Candidate[], at: number) {
  const [, , larger, around, inside, similar, beside, sameSides, clearerAround, clearerInside] =
    relationFacts(candidates)[at] ?? [];
  return { larger, around, inside, similar, beside, sameSides, clearerAround, clearerInside };
}

describe('relationFacts', () => {
  it('counts candidates around and inside, and compares how clear their sides are', () => {
    const candidates = [candidate(0, 0, 100, 100, 0.6), candidate(10, 10, 80, 80, 0.9)];
    const [outer, inner] = [factsOf(candidates, 0), factsOf(candidates, 1)];
    expect([outer.around, outer.inside, outer.larger]).toEqual([0, Math.log(2), 0]);
    expect([inner.around, inner.inside, inner.larger]).toEqual([Math.log(2), 0, 0.5]);
    expect(outer.clearerInside).toBeCloseTo(4 * 0.3);
    expect(inner.clearerAround).toBeCloseTo(4 * -0.3);
  });

  it('counts candidates that are nearly the same, or share three sides', () => {
    const candidates = [
      candidate(0, 0, 100, 100),
      candidate(0, 0, 100, 90),
      candidate(0, 0, 100, 40),
    ];
    expect(factsOf(candidates, 0)).toMatchObject({ similar: 1, sameSides: 2 });
    expect(factsOf(candidates, 2)).toMatchObject({ similar: 0, sameSides: 2 });
  });

  it('counts candidates of the same size elsewhere, as in a grid of photographs', () => {
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
