import type { PictureArea } from '@contract/schemas/picture-area';
import { describe, expect, it } from 'vitest';
import { extractedScreenshot } from './extracted-screenshot.test-support';
import { itemPartScore } from './item-part-score';

type TruthBox = [x: number, y: number, width: number, height: number];

/** Converts a box in pixels to an area in shares of the screenshot, which has 400 × 800 pixels. */
const area = (...[x, y, width, height]: TruthBox): PictureArea => ({
  x: x / 400,
  y: y / 800,
  width: width / 400,
  height: height / 800,
});

const NAME: TruthBox = [100, 200, 100, 40];

function visible(itemPart: PictureArea[] | null, hidden: PictureArea[] = []) {
  const truth = { personalInfo: [{ kind: 'name', text: 'Ada Lovelace', box: NAME }] };
  const personalInfo = hidden.map((one) => ({
    kind: 'name' as const,
    area: one,
    isSuggested: false,
  }));
  const { boxes } = itemPartScore(extractedScreenshot(truth, { itemPart, personalInfo }));
  return boxes[0]?.isVisible;
}

describe('itemPartScore, visible boxes', () => {
  it('counts a box as visible when the part shows more than a tenth of the box', () => {
    expect(visible([area(0, 0, 400, 203)])).toMatchObject({ part: false, unchecked: false });
    expect(visible([area(0, 0, 400, 205)])).toMatchObject({ part: true, unchecked: true });
  });

  it('applies hidden areas to the results `part` and `whole`, but not to the result `unchecked`', () => {
    const upperHalf = area(100, 200, 100, 20);
    expect(visible([area(0, 0, 400, 220)], [upperHalf])).toEqual({
      part: false,
      unchecked: true,
      whole: true,
    });
    expect(visible([area(0, 0, 400, 800)], [area(...NAME)])).toEqual({
      part: false,
      unchecked: true,
      whole: false,
    });
  });

  it('counts a box as visible when two areas of the part together show enough of the box', () => {
    expect(visible([area(0, 0, 106, 800), area(194, 0, 206, 800)])?.part).toBe(true);
  });

  it('counts a box as visible only on the whole page when there is no part', () => {
    expect(visible(null)).toEqual({ part: false, unchecked: false, whole: true });
  });
});

describe('itemPartScore, contents of the part', () => {
  const extra = { titleBox: [0, 100, 100, 20], priceBox: [0, 300, 50, 20] } as {
    titleBox: TruthBox;
    priceBox: TruthBox;
    photoBox?: TruthBox;
  };
  const scored = (itemPart: PictureArea[] | null, found = {}, truth = extra) =>
    itemPartScore(extractedScreenshot({ extra: truth }, { itemPart, ...found }));

  it('returns the share of the screenshot that the areas of the part cover, or null when there is no part', () => {
    expect(scored([area(0, 0, 400, 200), area(0, 400, 200, 400)]).area).toBeCloseTo(0.5);
    expect(scored(null).area).toBeNull();
  });

  it('counts the title or the price as inside the part when the part shows at least 90% of its box, and returns null when there is no part', () => {
    const { isInside } = scored([area(0, 102, 400, 100), area(0, 310, 400, 100)]);
    expect(isInside).toMatchObject({ title: true, price: false });
    expect(scored(null).isInside).toEqual({ title: null, price: null, photo: null });
  });

  it('counts the photograph as inside the part, but returns null when no cover was found or the cover does not show the photograph', () => {
    const photoBox: TruthBox = [0, 400, 200, 200];
    const cover = { area: area(...photoBox), confidence: 0.9 };
    const isInside = (found: object) =>
      scored([area(0, 0, 400, 800)], found, { ...extra, photoBox }).isInside.photo;
    expect(isInside({ cover })).toBe(true);
    expect(isInside({ cover: null })).toBeNull();
    expect(isInside({ cover: { ...cover, area: area(200, 0, 200, 200) } })).toBeNull();
  });
});
