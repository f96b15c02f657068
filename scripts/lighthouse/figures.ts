import type { Result } from 'lighthouse';
import * as z from 'zod/mini';
import { quantile } from '../bench/own-cpu';

const requestsSchema = z.array(
  z.object({ url: z.string(), resourceType: z.optional(z.string()), transferSize: z.number() }),
);
type Requests = z.infer<typeof requestsSchema>;

/** The columns of the table, in their order. */
const FIGURES: Readonly<
  Record<string, { read: (run: Run) => number; show: (value: number) => string }>
> = {
  performance: { read: score('performance'), show: whole },
  accessibility: { read: score('accessibility'), show: whole },
  'best practices': { read: score('best-practices'), show: whole },
  SEO: { read: score('seo'), show: whole },
  FCP: { read: numeric('first-contentful-paint'), show: seconds },
  LCP: { read: numeric('largest-contentful-paint'), show: seconds },
  TBT: { read: numeric('total-blocking-time'), show: (ms) => `${ms.toFixed(0)} ms` },
  CLS: { read: numeric('cumulative-layout-shift'), show: (shift) => shift.toFixed(3) },
  'first JavaScript': {
    read: ({ lighthouse, scripts }) => sizeOf(lighthouse, isIn(scripts)),
    show: kilobytes,
  },
  pictures: { read: ({ lighthouse }) => sizeOf(lighthouse, isPicture), show: kilobytes },
};

export interface Run {
  readonly lighthouse: Result;
  /** The paths of the scripts that the page's HTML names. */
  readonly scripts: readonly string[];
}

export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES);

/** Returns the median of each figure, formatted, in the order of FIGURE_NAMES. */
export const medianFigures = (runs: readonly Run[]): string[] =>
  Object.values(FIGURES).map(({ read, show }) => show(quantile(runs.map(read), 0.5)));

function score(category: string) {
  return ({ lighthouse }: Run): number => 100 * (lighthouse.categories[category]?.score ?? NaN);
}

function numeric(audit: string) {
  return ({ lighthouse }: Run): number => lighthouse.audits[audit]?.numericValue ?? NaN;
}

const isPicture = ({ resourceType }: Requests[number]) => resourceType === 'Image';
const isIn =
  (scripts: readonly string[]) =>
  ({ url }: Requests[number]) =>
    scripts.includes(new URL(url).pathname);

function sizeOf({ audits }: Result, matches: (request: Requests[number]) => boolean): number {
  const { details } = audits['network-requests'] ?? {};
  const items: unknown = details && 'items' in details ? details.items : [];
  return requestsSchema
    .parse(items)
    .filter(matches)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function whole(value: number): string {
  return value.toFixed(0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
