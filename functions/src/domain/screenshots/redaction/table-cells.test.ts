import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { textsToRedact } from './texts-to-redact.test-support';

const headings: readonly TestPageLine[] = [
  [40, 40, 18, 'Order'],
  [300, 40, 18, 'Item'],
  [800, 40, 18, 'Buyer'],
  [1100, 40, 18, 'Tracking number'],
  [1500, 40, 18, 'Sold for'],
];
const row = (order: string, item: string, buyer: string, tracking: string) =>
  textsToRedact(
    testPageOfLines(1800, 300, [
      ...headings,
      [40, 120, 18, order],
      [300, 120, 18, item],
      [800, 120, 18, buyer],
      [1100, 120, 18, tracking],
      [1500, 120, 18, '$42.00'],
    ]),
  );

describe('findPersonalInfo on tables', () => {
  it('finds buyer, order number and tracking number by the headings of their columns', () => {
    expect(row('861438425', 'Brass Desk Lamp', 'Wendeline', '645787505006')).toEqual(
      expect.arrayContaining(['order 861438425', 'name Wendeline', 'tracking 645787505006']),
    );
  });

  it('finds a handle when it is in the column of buyers', () => {
    expect(row('1', 'Brass Desk Lamp', 'lampfan', '-')).toEqual(['handle lampfan']);
  });

  it('does not hide items and amounts in a table', () => {
    expect(row('1', 'Brass Desk Lamp', '-', '-')).toEqual([]);
  });
});
