import type { Result } from 'lighthouse';
import * as z from 'zod/mini';
import { quantile } from '../bench/own-cpu';

const requestsSchema = z.array(
  z.object({ url: z.string(), resourceType: z.optional(z.string()), transferSize: z.number() }),
);
type Requests = z.infer<typeof requestsSchema>;

export interface LighthouseRun {
  readonly lighthouse: Pick<Result, 'audits' | 'categories'>;
  /** The paths of the scripts in the page's HTML. */
  readonly scripts: readonly string[];
}

/** The values that the figures of a page should reach. A figure that misses its goal is bold in the table. */
export interface PageGoals {
  /** The lowest performance score that reaches the goal, from 0 to 100. */
  readonly performance: number;
  /** The longest total blocking time (TBT) that reaches the goal, in milliseconds. */
  readonly tbtMs: number;
  /**
   * The ids of the audits that the page fails on purpose. If only these audits lower a score, the score reaches its
   * goal.
   */
  readonly failOnPurpose: readonly string[];
}

interface Figure {
  readonly read: (run: LighthouseRun) => number;
  readonly show: (value: number) => string;
  /**
   * Returns whether a value reaches its goal. Rounds the value first, as in the table. A figure without this function
   * has no goal.
   */
  readonly isReached?: (value: number, goals: PageGoals, runs: readonly LighthouseRun[]) => boolean;
}

const MAX_LCP_MS = 1300;
const MAX_SHIFT = 0.01;

/**
 * The columns of the table in their order. For each column: how to read its figure from a run of Lighthouse, how to
 * show the figure, and its goal.
 */
const FIGURES: Readonly<Record<string, Figure>> = {
  performance: {
    read: score('performance'),
    show: whole,
    isReached: (value, goals) => value >= goals.performance,
  },
  accessibility: fullScore('accessibility'),
  'best practices': fullScore('best-practices'),
  SEO: fullScore('seo'),
  FCP: { read: numeric('first-contentful-paint'), show: seconds },
  LCP: {
    read: numeric('largest-contentful-paint'),
    show: seconds,
    isReached: (ms) => Math.round(ms / 10) * 10 <= MAX_LCP_MS,
  },
  TBT: {
    read: numeric('total-blocking-time'),
    show: (ms) => `${ms.toFixed(0)} ms`,
    isReached: (ms, { tbtMs }) => Math.round(ms) <= tbtMs,
  },
  CLS: {
    read: numeric('cumulative-layout-shift'),
    show: (shift) => shift.toFixed(3),
    isReached: (shift) => Number(shift.toFixed(3)) <= MAX_SHIFT,
  },
  'first JavaScript': {
    read: ({ lighthouse, scripts }) => sizeOf(lighthouse, isIn(scripts)),
    show: kilobytes,
  },
  pictures: { read: ({ lighthouse }) => sizeOf(lighthouse, isPicture), show: kilobytes },
};

export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES);

/** Returns the formatted median of each figure, in the order of FIGURE_NAMES. A figure that misses its goal is bold. */
export const medianFigures = (runs: readonly LighthouseRun[], goals: PageGoals): string[] =>
  Object.values(FIGURES).map(({ read, show, isReached }) => {
    const value = quantile(runs.map(read), 0.5);
    return (isReached?.(value, goals, runs) ?? true) ? show(value) : `**${show(value)}**`;
  });

/**
 * Returns the figure for the score of a category. It reaches its goal if the score is 100, or if only audits that fail
 * on purpose lower the score.
 */
function fullScore(category: string): Figure {
  return {
    read: score(category),
    show: whole,
    isReached: (value, { failOnPurpose }, runs) =>
      value === 100 ||
      runs.every((run) => failedAudits(run, category).every((id) => failOnPurpose.includes(id))),
  };
}

function score(category: string) {
  return ({ lighthouse }: LighthouseRun): number =>
    Math.round(100 * (lighthouse.categories[category]?.score ?? NaN));
}

/** Returns the ids of the audits that lower the score of a category in a run. */
export const failedAudits = ({ lighthouse }: LighthouseRun, category: string): string[] =>
  (lighthouse.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lighthouse.audits[id]?.score ?? 0) < 1)
    .map(({ id }) => id);

function numeric(audit: string) {
  return ({ lighthouse }: LighthouseRun): number => lighthouse.audits[audit]?.numericValue ?? NaN;
}

const isPicture = ({ resourceType }: Requests[number]) => resourceType === 'Image';
const isIn =
  (scripts: readonly string[]) =>
  ({ url }: Requests[number]) =>
    scripts.includes(new URL(url).pathname);

function sizeOf(
  { audits }: LighthouseRun['lighthouse'],
  matches: (request: Requests[number]) => boolean,
): number {
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
