import { PLATFORMS, type Platform } from '../../../contract/schemas/platform';
import type { PlatformEvidence } from '../../../functions/src/domain/screenshots/extraction/platform';
import { ALWAYS } from '../../../functions/src/domain/screenshots/extraction/platform-weights';

export interface PlatformSample extends PlatformEvidence {
  readonly platform: Platform;
  readonly template: string;
}

export type Weights = ReadonlyMap<string, readonly number[]>;

/** A term must be on pages of this many templates. */
const MIN_TEMPLATES = 3;
const STEPS = 300;
const RATE = 2;
/** Pulls weights to 0, per sample. */
const PENALTY = 0.002;

/** Fits a multinomial logistic regression over terms on top of the scores of the samples. Always gives the same result. */
export function fitPlatformWeights(samples: readonly PlatformSample[]): Weights {
  const kept = frequentTerms(samples);
  const rows = samples.map((sample) => ({
    ...sample,
    used: [ALWAYS, ...sample.terms].filter((term) => kept.has(term)),
  }));
  const weights = new Map([...kept].map((term) => [term, PLATFORMS.map(() => 0)]));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = new Map([...kept].map((term) => [term, PLATFORMS.map(() => 0)]));
    for (const { platform, scores, used } of rows) {
      const errors = probabilities(scores, used, weights).map(
        (probability, index) => probability - (PLATFORMS[index] === platform ? 1 : 0),
      );
      for (const term of used) addTo(slopes.get(term), errors, 1 / rows.length);
    }
    for (const [term, weight] of weights) {
      addTo(weight, weight, -RATE * PENALTY);
      addTo(weight, slopes.get(term) ?? [], -RATE);
    }
  }
  return weights;
}

/** Returns the probability of each platform, in the order of PLATFORMS. */
export function probabilities(
  scores: readonly number[],
  terms: Iterable<string>,
  weights: Weights,
): number[] {
  const logits = [...scores];
  for (const term of terms) addTo(logits, weights.get(term) ?? [], 1);
  const highest = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

function frequentTerms(samples: readonly PlatformSample[]): Set<string> {
  const templates = new Map<string, Set<string>>([]);
  for (const { terms, template } of samples)
    for (const term of terms) templates.set(term, (templates.get(term) ?? new Set()).add(template));
  const frequent = [...templates].filter(([, on]) => on.size >= MIN_TEMPLATES);
  return new Set([ALWAYS, ...frequent.map(([term]) => term).toSorted()]);
}

function addTo(target: number[] | undefined, more: readonly number[], times: number): void {
  if (!target) return;
  for (const [index, value] of more.entries()) target[index] = (target[index] ?? 0) + times * value;
}
