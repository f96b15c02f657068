import { expect, it } from 'vitest';
import { fitCalibration } from './fit-calibration';

const choices = (count: number, isRight: (index: number) => boolean, templates = count) =>
  Array.from({ length: count }, (_, index) => ({
    score: index / count,
    isRight: isRight(index),
    template: String(index % templates),
  }));

it('fitCalibration returns higher shares of right choices for higher scores, and only shares below 1', () => {
  const { scores, shares } = fitCalibration(
    choices(280, (index) => index % 7 !== 0 || index > 140),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.at(-1)).toBeLessThan(1);
});

it('fitCalibration returns one share for all scores when choices with high scores are right less often than choices with low scores', () => {
  const { shares } = fitCalibration(choices(140, (index) => index < 70));
  expect(shares).toHaveLength(1);
});

it('fitCalibration returns less than the counted share of right choices, and even less when the choices come from fewer templates', () => {
  const isRight = (index: number): boolean => index % 10 > 0;
  const many = fitCalibration(choices(14, isRight));
  expect(Math.max(...many.shares)).toBeLessThan(0.9);
  const last = (templates: number): number =>
    fitCalibration(choices(2800, () => true, templates)).shares.at(-1) ?? 0;
  expect(last(200)).toBeGreaterThan(0.95);
  expect(last(10)).toBeLessThan(0.85);
});
