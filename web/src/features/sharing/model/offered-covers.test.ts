import { describe, expect, it } from 'vitest';
import { chosenOffer, offeredCovers } from './offered-covers';

const PICTURE = { width: 400, height: 800 };
const upper = { x: 0, y: 0, width: 1, height: 0.25 };
const lower = { x: 0, y: 0.5, width: 1, height: 0.25 };
const coversIn = (...[options, itemPart]: [(typeof upper)[], (typeof upper)[] | null]) =>
  offeredCovers(options, itemPart, PICTURE).map(({ cover }) => cover);

describe('offeredCovers', () => {
  it('offers all frames with the squares that cards show when there is no part', () => {
    const offered = offeredCovers([upper, lower], null, PICTURE);
    expect(offered.map(({ square }) => square)).toEqual([
      { x: 0.25, y: 0, width: 0.5, height: 0.25 },
      { x: 0.25, y: 0.5, width: 0.5, height: 0.25 },
    ]);
  });

  it('offers no frame outside the part, or if the part shows too little of it', () => {
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.3 }])).toEqual([upper]);
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.52 }])).toEqual([upper]);
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.54 }])).toHaveLength(2);
  });

  it('offers one of two frames that look the same in the part', () => {
    const wide = { ...upper, height: 0.5 };
    const part = [{ x: 0, y: 0, width: 1, height: 0.2 }];
    expect(coversIn([upper, wide], null)).toEqual([upper, wide]);
    expect(coversIn([wide, upper], part)).toEqual([wide]);
  });
});

describe('chosenOffer', () => {
  const part = [{ x: 0, y: 0.1, width: 1, height: 0.9 }];
  const offered = offeredCovers([upper, lower], part, PICTURE);

  it('finds the chosen frame by what the part shows of it, also after rounding errors', () => {
    expect(chosenOffer(offered, { ...upper, y: 0.1, height: 0.15 })).toBe(0);
    expect(chosenOffer(offered, { ...lower, x: 1e-9 })).toBe(1);
  });

  it('finds none when the member chose another cover, or none', () => {
    expect(chosenOffer(offered, { ...lower, height: 0.2 })).toBeNull();
    expect(chosenOffer(offered, null)).toBe('none');
  });
});
