import { quantile } from '../../../scripts/bench/own-cpu';

/** Formats times in milliseconds: '   520 ms median,    810 ms p95'. */
export function medianAndP95(milliseconds: readonly number[]): string {
  const median = quantile(milliseconds, 0.5);
  const p95 = quantile(milliseconds, 0.95);
  return `${formatMs(median)} median, ${formatMs(p95)} p95`;
}

/** Formats times as multiples of the time of the engine's first look: '  1.2 median,   2.1 p95'. */
export function formatRatiosToFirstLook(
  times: readonly { readonly milliseconds: number; readonly firstLookMs: number }[],
): string {
  const ratios = times.map(({ milliseconds, firstLookMs }) => milliseconds / firstLookMs);
  const median = quantile(ratios, 0.5);
  const p95 = quantile(ratios, 0.95);
  return `${median.toFixed(2).padStart(9)} median, ${p95.toFixed(2).padStart(9)} p95`;
}

export const formatMs = (milliseconds: number): string =>
  `${milliseconds.toFixed(0).padStart(6)} ms`;
