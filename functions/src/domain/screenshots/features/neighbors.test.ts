import { expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { testPageOfLines } from '../test-page.test-support';
import { neighborLinesOf } from './neighbors';

const LINES = textLines(
  testPageOfLines(800, 400, [
    [300, 40, 20, 'Far above'],
    [300, 100, 20, 'Above'],
    [40, 160, 20, 'Left'],
    [300, 160, 20, 'Middle'],
    [560, 160, 20, 'Right'],
    [300, 220, 20, 'Below'],
    [40, 280, 20, 'Other column'],
  ]),
);
const lineOf = (wanted: string) => LINES.find(({ text }) => text === wanted);

it('neighborLinesOf returns the nearest line on each side of a box', () => {
  const middle = lineOf('Middle');
  const found = middle && neighborLinesOf(middle.box, LINES, [middle]);
  expect(found?.above).toBe(lineOf('Above'));
  expect(found?.below).toBe(lineOf('Below'));
  expect(found?.left).toBe(lineOf('Left'));
  expect(found?.right).toBe(lineOf('Right'));
});

it('neighborLinesOf returns null for a side without a line', () => {
  const top = lineOf('Far above');
  const found = top && neighborLinesOf(top.box, LINES, [top]);
  expect(found).toMatchObject({ above: null, left: null, right: null });
});
