import type { Cover } from '@contract/schemas/cover';
import type { ItemPart } from '@contract/schemas/item-part';
import { describe, expect, it } from 'vitest';
import type { ExtractedValueBoxes } from '../extraction/extracted-value-boxes';
import type { Box } from '../layout/recognized-page';
import { type TestPageLine, testPageOfLines } from '../test-page.test-support';
import { findItemPart } from './find-item-part';

const SIZE = { width: 800, height: 1600 };
const TITLE: TestPageLine = [200, 400, 30, 'Brass banker lamp'];
const PRICE: TestPageLine = [200, 460, 30, '$34.99'];

/** Returns the box of a line of the page. */
function placeOf([x, y, size, text]: TestPageLine): Box {
  const letters = text.replaceAll(' ', '').length * 0.72 + text.split(' ').length * 0.4 - 0.4;
  return { x, y, width: size * letters, height: 1.2 * size };
}

interface Given {
  readonly title?: TestPageLine;
  readonly price?: TestPageLine;
  readonly soldDate?: TestPageLine;
  readonly others?: readonly TestPageLine[];
  readonly cover?: Cover | null;
  readonly confidence?: number;
  readonly places?: Partial<ExtractedValueBoxes>;
}

function partOf({
  title = TITLE,
  price = PRICE,
  soldDate,
  others = [],
  cover = null,
  confidence = 0.9,
  places = {},
}: Given): ItemPart | null {
  const lines = [title, price, ...(soldDate ? [soldDate] : []), ...others];
  const page = testPageOfLines(SIZE.width, SIZE.height, lines);
  const found = {
    title: [placeOf(title)],
    price: placeOf(price),
    soldDate: soldDate ? placeOf(soldDate) : null,
    ...places,
  };
  return findItemPart(
    page,
    { sale: { title: title[3], price: '34.99', confidence }, places: found },
    cover,
  );
}

const coverAt = (x: number, y: number, width: number, height: number, confidence = 0.9): Cover => ({
  area: {
    x: x / SIZE.width,
    y: y / SIZE.height,
    width: width / SIZE.width,
    height: height / SIZE.height,
  },
  confidence,
});

/** Returns how much of a line the areas of an item part show: all of it, some of it, or nothing. */
function shown(part: ItemPart | null, line: TestPageLine): string {
  const { x, y, width, height } = placeOf(line);
  const corners = [x + 1, x + width - 1].flatMap((left) =>
    [y + 1, y + line[2] - 1].map((top) => [left / SIZE.width, top / SIZE.height] as const),
  );
  const inside = corners.filter(([left, top]) =>
    part?.some(
      (area) =>
        left > area.x && left < area.x + area.width && top > area.y && top < area.y + area.height,
    ),
  );
  if (inside.length === 0) return 'nothing';
  return inside.length === corners.length ? 'all' : `some of ${String(height)}`;
}

describe('findItemPart', () => {
  it('returns one area around title and price, with a margin of one line', () => {
    const [area, ...others] = partOf({}) ?? [];
    expect(others).toEqual([]);
    expect((area?.x ?? 0) * SIZE.width).toBeCloseTo(200 - 36);
    expect((area?.y ?? 0) * SIZE.height).toBeCloseTo(400 - 36);
    expect(((area?.y ?? 0) + (area?.height ?? 0)) * SIZE.height).toBeCloseTo(460 + 2 * 36);
  });

  it('leaves out the lines around the item', () => {
    const others: TestPageLine[] = [
      [200, 350, 30, 'Sold to Jane Doe'],
      [200, 510, 30, '12 Oak Street'],
      [640, 400, 30, 'Jane'],
    ];
    const part = partOf({ others });
    expect([TITLE, PRICE].map((line) => shown(part, line))).toEqual(['all', 'all']);
    expect(others.map((line) => shown(part, line))).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it('includes a photograph beside the title in the same area', () => {
    const part = partOf({ cover: coverAt(20, 380, 160, 160) });
    expect(part).toHaveLength(1);
    expect(part?.[0]?.x).toBeLessThan(20 / SIZE.width);
  });

  it('returns a separate area for the photograph when there is much other text between photograph and title', () => {
    const others = [1, 2, 3, 4, 5].map((n): TestPageLine => [200, 500 + 60 * n, 30, 'Jane Doe']);
    const part = partOf({ others, cover: coverAt(200, 1000, 300, 300) });
    expect(part).toHaveLength(2);
    expect(part?.[0]?.y).toBeLessThan(part?.[1]?.y ?? 0);
    expect(others.map((line) => shown(part, line))).toEqual(others.map(() => 'nothing'));
  });

  it('ignores a photograph when its confidence is low', () => {
    expect(partOf({ cover: coverAt(20, 380, 160, 160, 0.6) })).toEqual(partOf({}));
  });

  it('returns two areas for the row of a table, from left to right, when other cells are between title and price', () => {
    const price: TestPageLine = [680, 400, 20, '$34.99'];
    const title: TestPageLine = [20, 400, 20, 'Brass lamp'];
    const cells = [240, 350, 460, 570].map((x): TestPageLine => [x, 400, 20, 'Jane']);
    const part = partOf({ title, price, others: cells });
    expect(part).toHaveLength(2);
    expect(part?.[0]?.x).toBeLessThan(part?.[1]?.x ?? 0);
    expect([title, price].map((line) => shown(part, line))).toEqual(['all', 'all']);
    expect(cells.map((line) => shown(part, line))).toEqual(cells.map(() => 'nothing'));
  });

  it('returns a separate area for a price at the bottom of the page', () => {
    const price: TestPageLine = [200, 1500, 30, '$34.99'];
    const part = partOf({ price, others: [[200, 900, 30, 'Jane Doe']] });
    expect(part).toHaveLength(2);
    expect(shown(part, [200, 900, 30, 'Jane Doe'])).toBe('nothing');
  });

  it('includes the sold date only when it is near the item and no other text is between them', () => {
    const near: TestPageLine = [200, 520, 30, '1/22/2026'];
    const far: TestPageLine = [200, 800, 30, '1/22/2026'];
    const others = [530, 570, 610].map((y): TestPageLine => [200, y, 12, 'Jane Doe of Oak Street']);
    const behind: TestPageLine = [200, 640, 30, '1/22/2026'];
    expect(shown(partOf({ soldDate: near }), near)).toBe('all');
    expect(shown(partOf({ soldDate: far }), far)).toBe('nothing');
    expect(shown(partOf({ soldDate: behind, others }), behind)).toBe('nothing');
  });

  it('returns null when title or price is missing, or when the confidence is below Medium', () => {
    expect(partOf({ places: { title: [] } })).toBeNull();
    expect(partOf({ places: { price: null } })).toBeNull();
    expect(partOf({ confidence: 0.59 })).toBeNull();
    expect(partOf({ confidence: 0.6 })).not.toBeNull();
  });
});
