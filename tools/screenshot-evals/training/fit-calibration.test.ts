import { expect, it } from 'vitest';
import { fittedCalibration } from './fit-calibration';

const choices = (count: number, isRight: (score: number) => boolean) =>
  Array.from({ length: count }, (_, index) => ({ score: index / count, isRight: isRight(index) }));

it('rises with the score, and never to certainty', () => {
  const { scores, shares } = fittedCalibration(
    choices(280, (index) => index % 7 !== 0 || index > 140),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.at(-1)).toBeLessThan(1);
});

it('gives all scores one share when high scores are right less often', () => {
  const { shares } = fittedCalibration(choices(140, (index) => index < 70));
  expect(shares).toHaveLength(1);
  expect(shares[0]).toBeCloseTo(0.5, 1);
});
