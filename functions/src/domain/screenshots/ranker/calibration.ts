/**
 * The points of a rising curve. For a score in log odds, the curve shows the share of choices with that score that are
 * right.
 */
export interface Calibration {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

/** Returns the share that the curve shows for a score, interpolated between the points of the curve. */
export function calibratedShare({ scores, shares }: Calibration, score: number): number {
  const next = scores.findIndex((point) => point >= score);
  if (next === 0) return shares[0] ?? 0;
  if (next < 0) return shares.at(-1) ?? 0;
  const [from = 0, to = 0] = scores.slice(next - 1, next + 1);
  const [low = 0, high = 0] = shares.slice(next - 1, next + 1);
  return low + ((high - low) * (score - from)) / Math.max(1e-9, to - from);
}
