import type { CoverWeights } from '../../../functions/src/domain/screenshots/cover/cover-score';
import type { CoverFacts } from '../../../functions/src/domain/screenshots/cover/cover-facts';
import type { CoverExample } from './cover-examples';

/** Adam (https://arxiv.org/abs/1412.6980) with its usual constants. */
const STEPS = 500;
const STEP_SIZE = 0.05;
const MOMENTUM = 0.9;
const SQUARES = 0.99;
/** Keeps weights small that the examples do not need. */
const DECAY = 0.004;
/** A candidate is right if it overlaps the photograph by this much, and by nearly as much as the best one. */
const RIGHT = 0.7;
const NEARLY = 0.04;

interface Prepared {
  readonly rows: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

/** Fits the weights of a choice (softmax) between the candidates of a picture and none of them. Gives the same result every time. */
export function fitCover(examples: readonly CoverExample[]): CoverWeights {
  const names = Object.keys(
    examples.find(({ facts }) => facts.length > 0)?.facts[0] ?? {},
  ) as (keyof CoverFacts)[];
  const all = examples.flatMap(({ facts }) => facts.map((fact) => names.map((name) => fact[name])));
  const scales = names.map((_name, at) => scaleOf(all.map((row) => row[at] ?? 0)));
  const prepared = examples.map((example): Prepared => ({
    rows: example.facts.map((fact) => [
      ...names.map(
        (name, at) => (fact[name] - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1),
      ),
      1,
    ]),
    isRight: rightOf(example),
  }));
  const fitted = descend(names.length + 1, (weights) => gradientOf(prepared, weights));
  const weights = names.map(
    (name, at) => [name, (fitted[at] ?? 0) / (scales[at]?.spread ?? 1)] as const,
  );
  const shift = weights.reduce((sum, [, weight], at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  const constant = (fitted[names.length] ?? 0) - shift;
  return { ...Object.fromEntries(weights), constant } as CoverWeights;
}

function rightOf({ overlaps }: CoverExample): boolean[] {
  const best = Math.max(0, ...overlaps);
  return overlaps.map((overlap) => overlap >= Math.max(RIGHT, best - NEARLY));
}

function scaleOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** The mean over all pictures, of the difference between the chosen probabilities and the right ones, times the facts. */
function gradientOf(examples: readonly Prepared[], weights: readonly number[]): number[] {
  const gradient = weights.map((weight, at) => (at < weights.length - 1 ? DECAY * weight : 0));
  for (const { rows, isRight } of examples) {
    const scores = rows.map((row) =>
      row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
    );
    const highest = Math.max(0, ...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const all = powers.reduce((sum, power) => sum + power, Math.exp(-highest));
    const right = powers.reduce((sum, power, at) => sum + (isRight[at] ? power : 0), 0);
    rows.forEach((row, at) => {
      const power = powers[at] ?? 0;
      const wrong = (power / all - (isRight[at] ? power / right : 0)) / examples.length;
      row.forEach((value, fact) => (gradient[fact] = (gradient[fact] ?? 0) + wrong * value));
    });
  }
  return gradient;
}

function descend(
  size: number,
  gradientAt: (weights: readonly number[]) => readonly number[],
): number[] {
  const weights = Array.from({ length: size }, () => 0);
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1)
    gradientAt(weights).forEach((slope, at) => {
      mean[at] = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * slope;
      square[at] = SQUARES * (square[at] ?? 0) + (1 - SQUARES) * slope * slope;
      const direction = (mean[at] ?? 0) / (1 - MOMENTUM ** step);
      const size = Math.sqrt((square[at] ?? 0) / (1 - SQUARES ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (STEP_SIZE * direction) / size;
    });
  return weights;
}
