import { expect, test } from 'vitest';
import { shownAreas } from './redaction';

const AREA = { x: 0.1, y: 0.4, width: 0.2, height: 0.1 };

test.each([
  ['shows an area that is partly inside', { x: 0, y: 0, width: 1, height: 0.45 }, [AREA]],
  ['leaves out an area that only touches the part', { x: 0, y: 0, width: 1, height: 0.4 }, []],
  ['leaves out an area beside the part', { x: 0.5, y: 0, width: 0.5, height: 1 }, []],
])('%s', (_title, partArea, shown) => {
  expect(shownAreas([AREA], [partArea])).toEqual(shown);
});

test('shows an area that lies in any area of the part', () => {
  const outside = { x: 0, y: 0, width: 1, height: 0.1 };
  expect(shownAreas([AREA], [outside, AREA])).toEqual([AREA]);
});

test('shows all areas before there is a part', () => {
  expect(shownAreas([AREA], null)).toEqual([AREA]);
});
