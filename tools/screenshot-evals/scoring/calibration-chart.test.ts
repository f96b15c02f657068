import { expect, test } from 'vitest';
import { calibrationChart } from './calibration-chart';

const SOME = { from: 0.5, to: 0.6, stated: 0.5, total: 4, right: 2 };
const MOST = { from: 0.9, to: 1, stated: 1, total: 16, right: 16 };

test('calibrationChart draws accuracy and number of extractions for each tenth of confidence', () => {
  const drawing = calibrationChart([SOME, MOST], 'Some screenshots');
  const marks = drawing.matchAll(/class="share" cx="(.+)" cy="([\d.]+)" r="5"\/>$/gm);
  expect(Array.from(marks, ([, x, y]) => [x, y])).toEqual([
    ['252', '236'],
    ['432', '56'],
  ]);
  const bars = drawing.matchAll(/class="count" .* height="(.+)"\/>$/gm);
  expect(Array.from(bars, ([, height]) => height)).toEqual(['14', '56']);
  expect(drawing).toContain('<title>Accuracy by confidence of 20 extractions');
});
