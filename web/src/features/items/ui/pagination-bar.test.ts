import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pagination-bar';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, 4, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 'gap', 3, 4, 5, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 'gap', 12]],
  [10, 12, [1, 'gap', 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
  [99, 12, [1, 'gap', 9, 10, 11, 12]],
])('pageNumbers(%i, %i) returns %j', (page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});

test('pageNumbers returns at most five pages in order, with the first, the last and the current page, and marks each gap', () => {
  const pageAndPages = fc
    .integer({ min: 1, max: 7000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(pageAndPages, ([page, pages]) => {
      const marks = pageNumbers(page, pages);
      const numbers = marks.filter((mark) => mark !== 'gap');
      expect(numbers.length).toBeLessThanOrEqual(5);
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      numbers.forEach((number, index) => {
        const before = numbers[index - 1] ?? 0;
        const isGap = marks[marks.indexOf(number) - 1] === 'gap';
        expect(isGap).toBe(number - before > 1);
      });
    }),
  );
});
