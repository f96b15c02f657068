import { expect, it } from 'vitest';
import { calibratedShare } from './calibration';

const LINE = { scores: [-2, 0, 4], shares: [0.1, 0.5, 0.9] };

it.each([
  ['the share of the first point for a score below that point', -5, 0.1],
  ['the share of a point for the score of that point', 0, 0.5],
  ['a share between the shares of two points for a score between the points', 2, 0.7],
  ['the share of the last point for a score above that point', 9, 0.9],
])('calibratedShare returns %s', (_what, score, share) => {
  expect(calibratedShare(LINE, score)).toBeCloseTo(share);
});
