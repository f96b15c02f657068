import { quantile } from '../../../scripts/bench/own-cpu';

/** Formats times in milliseconds: '   520 ms median,    810 ms p95'. */
export function medianAndP95(milliseconds: readonly number[]): string {
  const [median, p95] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)];
  return `${inMs(median)} median, ${inMs(p95)} p95`;
}

export const inMs = (milliseconds: number): string => `${milliseconds.toFixed(0).padStart(6)} ms`;
