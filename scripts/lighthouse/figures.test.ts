import { expect, test } from 'vitest';
import { selectMeasuredPages } from '../phone/measured-pages';
import {
  failedAudits,
  FIGURE_NAMES,
  type PageGoals,
  medianFigures,
  type LighthouseRun,
} from './figures';
import { goalsOf } from './page-goals';

interface Measured {
  readonly performance: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly shift: number;
  /** The ids of the SEO audits that fail in this run. */
  readonly failed: readonly string[];
}

const GOOD: Measured = { performance: 97, lcpMs: 1304, tbtMs: 150, shift: 0.01, failed: [] };
const SEO = ['is-crawlable', 'meta-description', 'canonical'];

/** Returns a result of Lighthouse with only the fields that the figures read. */
function run(changes: Partial<Measured> = {}): LighthouseRun {
  const { performance, lcpMs, tbtMs, shift, failed } = { ...GOOD, ...changes };
  const category = (score: number, ids: readonly string[] = []) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: id === 'canonical' ? 0 : 1 })),
  });
  const lighthouse: unknown = {
    categories: {
      performance: category(performance / 100),
      accessibility: category(1),
      'best-practices': category(1),
      seo: category(failed.length > 0 ? 0.66 : 1, SEO),
    },
    audits: {
      'first-contentful-paint': { numericValue: 900 },
      'largest-contentful-paint': { numericValue: lcpMs },
      'total-blocking-time': { numericValue: tbtMs },
      'cumulative-layout-shift': { numericValue: shift },
      ...Object.fromEntries(SEO.map((id) => [id, { score: failed.includes(id) ? 0 : 1 }])),
      canonical: { score: null },
    },
  };
  return { lighthouse: lighthouse as LighthouseRun['lighthouse'], scripts: [] };
}

const figuresOf = (
  runs: readonly LighthouseRun[],
  goals: PageGoals,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    medianFigures(runs, goals).map((cell, index) => [FIGURE_NAMES[index] ?? '', cell]),
  );

const goalsOfRoute = (route: string) =>
  goalsOf(selectMeasuredPages([route])[0] ?? expect.fail(route));

test('medianFigures marks no figure when the rounded medians reach the goals', () => {
  const slow = run({ performance: 60, lcpMs: 4000, tbtMs: 900, shift: 0.4 });
  expect(figuresOf([run(), slow, run()], goalsOfRoute('/about'))).toMatchObject({
    performance: '97',
    SEO: '100',
    LCP: '1.30 s',
    TBT: '150 ms',
    CLS: '0.010',
  });
});

test('medianFigures marks each figure that misses its goal', () => {
  const missed = run({ performance: 96, lcpMs: 1306, tbtMs: 151, shift: 0.011 });
  expect(figuresOf([missed], goalsOfRoute('/about'))).toMatchObject({
    performance: '**96**',
    LCP: '**1.31 s**',
    TBT: '**151 ms**',
    CLS: '**0.011**',
  });
});

test('medianFigures allows the page of an item more time, because this page loads Firestore', () => {
  const item = figuresOf([run({ performance: 94, tbtMs: 250 })], goalsOfRoute('/item/:itemId'));
  expect(item).toMatchObject({ performance: '94', TBT: '250 ms' });
});

test("medianFigures marks a low SEO score, unless search engines must not list the page and only its audit 'is-crawlable' fails", () => {
  const unlisted = run({ failed: ['is-crawlable'] });
  expect(figuresOf([unlisted], goalsOfRoute('/about'))).toMatchObject({ SEO: '**66**' });
  expect(figuresOf([unlisted], goalsOfRoute('/?q=vintage'))).toMatchObject({ SEO: '66' });
  const faulty = run({ failed: ['is-crawlable', 'meta-description'] });
  expect(figuresOf([faulty], goalsOfRoute('/?q=vintage'))).toMatchObject({ SEO: '**66**' });
});

test('failedAudits returns the audits that lower a score, without audits that do not apply', () => {
  expect(failedAudits(run({ failed: ['is-crawlable'] }), 'seo')).toEqual(['is-crawlable']);
});
