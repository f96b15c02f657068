import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { describe, expect, it } from 'vitest';
import {
  keptSaleLine,
  PART_MAX_BYTES,
  PART_MAX_SALES,
  partNumberFor,
  salesInPart,
} from './kept-sale-parts';

const partAfter = (count: number, bytes: number, added = { count: 1, bytes: 100 }) =>
  partNumberFor({ part: 3, count, bytes }, added);

describe('the part into which a sale goes', () => {
  it('is the last part when the last part still has space for concurrent removals', () => {
    expect(partAfter(PART_MAX_SALES - 51, 0)).toBe(3);
    expect(partAfter(PART_MAX_SALES - 50, 0)).toBe(4);
  });

  it('is the next part when the last part has too many bytes', () => {
    expect(partAfter(900, PART_MAX_BYTES - 100_100)).toBe(3);
    expect(partAfter(900, PART_MAX_BYTES - 100_099)).toBe(4);
  });

  it('is the next part when several sales together do not fit into the last part', () => {
    expect(partAfter(PART_MAX_SALES - 100, 0, { count: 50, bytes: 50_000 })).toBe(3);
    expect(partAfter(PART_MAX_SALES - 100, 0, { count: 51, bytes: 50_000 })).toBe(4);
  });

  it('stays below the size limit of a Firestore document when the titles are as long as possible', () => {
    const title = '\u{1F989}'.repeat(200);
    const longest = cardRecordLike({ title, sourceLocation: 'Online Marketplace' });
    const bytes = Buffer.byteLength(keptSaleLine(longest)) + 128 + 2;
    let [part, count, sum] = [1, 0, 0];
    while (part === 1) {
      part = partNumberFor({ part, count, bytes: sum }, { count: 1, bytes });
      count += 1;
      sum += bytes;
    }
    // Removals of items that run at the same time can add 50 more sales to a full part.
    expect(sum + 50 * bytes).toBeLessThan(1024 * 1024);
  });
});

it('salesInPart returns the sales of a part, and the ids of items whose lines are invalid', () => {
  const owl = cardRecordLike({ title: 'Owl' });
  const { sales, unreadable } = salesInPart({ sales: { owl: keptSaleLine(owl), elk: '[]' } });
  expect(sales.map(({ id, fields }) => [id, fields.title])).toEqual([['owl', 'Owl']]);
  expect(unreadable).toEqual(['elk']);
});
