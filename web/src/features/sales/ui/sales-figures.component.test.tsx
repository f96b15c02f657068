import { PLATFORMS } from '@contract/schemas/platform';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { figuresLike, noSales, summaryLike } from '@test/sales';
import { BOTH_SIZES } from '@test/viewports';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SalesFigures } from './sales-figures';

function Figures({ isMemberAtFirst = true }) {
  const [isMember, setMember] = useState(isMemberAtFirst);
  return (
    <>
      <SalesFigures isMember={isMember} url="/dashboard" />
      {!isMember && <button onClick={() => setMember(true)}>Load the session</button>}
    </>
  );
}

const weekChart = page.getByRole('img', { name: /^Sales and net profit per week/ });
const showGroups = () => page.getByRole('button', { name: 'Show Platforms and Sources' }).click();
const seeText = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const totals = () =>
  [...document.querySelectorAll('[aria-label="Totals"] > li')].map((total) =>
    [...total.children].map(({ textContent }) => textContent),
  );

test('requests nothing while the session loads, and keeps the space for the figures free', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures isMemberAtFirst={false} />);
  await expect.element(page.getByTestId('sales-skeleton')).toBeVisible();
  expect(callsTo('getSalesSummary')).toEqual([]);
  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  const topOfSkeleton = () => topOf(page.getByTestId('sales-skeleton').element());
  const before = topOfSkeleton();
  const letGo = holdResponses('getSalesSummary');
  await page.getByRole('button', { name: 'Load the session' }).click();
  expect(topOfSkeleton()).toBe(before);
  letGo();
  await expect.element(weekChart).toBeVisible();
  const card = page.getByRole('region', { name: 'Per Week' }).element();
  expect(Math.abs(topOf(card) - before)).toBeLessThan(1);
});

test.each(BOTH_SIZES)('shows totals and three charts on a $size', async ({ size, viewport }) => {
  await page.viewport(...viewport);
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  expect(totals()).toEqual([
    ['Net Profit', '+$15.54', 'Estimate, after purchases and fees'],
    ['Revenue', '$65.00', '3 sales, $21.67 on average'],
    ['Gross Profit', '+$25.00', 'After $40.00 for purchases'],
    ['Marketplace Fees', '$9.46', 'Estimated for each marketplace'],
    ['Return on Cost', '39%', 'Estimate: net profit ÷ purchase prices'],
  ]);
  await seeText('Since Nov 10, 2026');
  if (size === 'phone') await showGroups();
  await expect
    .element(page.getByRole('img', { name: /^By Platform. eBay: \$60.00 in sales, \$31.04 net/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /^By Source.*Unknown: \$5.00 in sales, -\$15.50 net/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change your marketplace fees' }))
    .toHaveAttribute('href', '/account-settings#marketplace-fees');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport[0]);
  await expectNoAxeViolations();
});

const large = figuresLike({ revenueCents: 999_999_999, netProfitCents: -888_888_888 });
const largeSummary = summaryLike({
  spans: summaryLike().spans.map(({ start }) => ({ start, ...large })),
  platforms: PLATFORMS.map((platform) => ({ platform, ...large })),
});

test.each([
  ['few sales', summaryLike()],
  ['large losses', largeSummary],
])('draws bars and non-overlapping labels inside the chart for %s', async (_what, summary) => {
  setResponse('getSalesSummary', summary);
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  await showGroups();
  await expect.element(page.getByRole('img', { name: /^By Source/ })).toBeVisible();
  for (const chart of document.querySelectorAll('svg[role=img]')) {
    const frame = chart.getBoundingClientRect();
    const labels = [...chart.querySelectorAll('text')].map((label) =>
      label.getBoundingClientRect(),
    );
    for (const [index, a] of labels.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(a.right).toBeLessThanOrEqual(frame.right + 1);
      for (const b of labels.slice(index + 1)) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 4 || b.bottom <= a.top + 4;
        expect(isApart).toBe(true);
      }
    }
    for (const bar of chart.querySelectorAll('.visx-bar')) {
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(frame.top - 1);
      expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
      expect(left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(right).toBeLessThanOrEqual(frame.right + 1);
    }
  }
});

test('draws a loss below the zero line', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  const bars = [...weekChart.element().querySelectorAll('.visx-bar')];
  const [sales, loss] = bars.slice(-4).map((bar) => bar.getBoundingClientRect());
  // The bar of the sales ends at zero, and the bar of the loss begins at zero.
  expect(Math.abs((sales?.bottom ?? 0) - (loss?.top ?? 0))).toBeLessThan(2);
  expect(loss?.height ?? 0).toBeGreaterThan(10);
  await expect.element(page.getByText('Loss').first()).toBeVisible();
});

test('shows the figures of a week when the reader points at the week', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  await userEvent.hover(weekChart.element().querySelectorAll('rect')[24] ?? document.body);
  await seeText('Week of Nov 9, 2026: 1 sale, $5.00 in sales, -$15.50 net profit');
});

test('hides the figures of a week when the chart changes to a period without this week', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  await userEvent.hover(page.getByRole('heading', { name: 'Sales and Profit' }));
  const week = weekChart.element().querySelectorAll('rect')[25];
  week?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  await seeText(/^Week of Nov 16, 2026: 2 sales, \$60\.00/);
  const spans = [{ start: '2026-11-16', ...figuresLike({ revenueCents: 12_300 }) }];
  setResponse('getSalesSummary', summaryLike({ spans }));
  await page.getByLabelText('Period').selectOptions('This year');
  await seeText(/^Week of Nov 16, 2026: 1 sale, \$123\.00/);
  const months = [{ start: '2026-11-01', ...figuresLike() }];
  setResponse('getSalesSummary', summaryLike({ spanUnit: 'month', spans: months }));
  await page.getByLabelText('Period').selectOptions('Last year');
  await seeText('Point at a month or tap it to see its figures.');
});

test('shows the figures of the charts as a table, also by keyboard', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await expect.element(weekChart).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Show as Table: Per Week' });
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const rows = page.getByRole('region', { name: 'Per Week, table' }).getByRole('row');
  await expect.element(rows).toHaveLength(27);
  await expect.element(rows.nth(26)).toHaveTextContent('Nov 16, 20262$60.00$8.96$31.04');
  await expect.element(page.getByRole('button', { name: 'Show as Chart: Per Week' })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(weekChart).toBeVisible();
});

test('requests another period, and keeps the figures on the screen until the new figures are loaded', async () => {
  setResponse('getSalesSummary', summaryLike());
  await renderPart(<Figures />);
  await seeText('$65.00');
  setResponseByUrl('getSalesSummary', () => noSales());
  const letGo = holdResponses('getSalesSummary');
  await page.getByLabelText('Period').selectOptions('Last year');
  await seeText('$65.00');
  letGo();
  await seeText('No Sales in This Period');
  const year = new Date().getFullYear() - 1;
  expect(callsTo('getSalesSummary').at(-1)?.url.search).toBe(
    `?from=${year}-01-01&to=${year}-12-31`,
  );
});

test('asks the member to share a sale when there are no sales', async () => {
  setResponse('getSalesSummary', noSales());
  await renderPart(<Figures />);
  await seeText('Share a Sale to See Your Figures');
  await expectNoAxeViolations();
});

test("shows 'None' as return on cost when all items were free", async () => {
  const summary = summaryLike();
  setResponse('getSalesSummary', { ...summary, totals: { ...summary.totals, returnOnCost: null } });
  await renderPart(<Figures />);
  await seeText('You paid nothing for these items');
  expect(totals().at(-1)?.slice(0, 2)).toEqual(['Return on Cost', 'None']);
});

const labelsOf = (chart: Element) =>
  [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);

test.each([
  ['day', ['2026-11-20', '2026-11-21'], ['Nov 20', 'Nov 21']],
  ['month', ['2026-10-01', '2026-11-01'], ['Oct', 'Nov']],
  ['month', ['2025-12-01', '2026-01-01'], ['Dec 2025', 'Jan 2026']],
  ['year', ['2025-01-01', '2026-01-01'], ['2025', '2026']],
] as const)("labels the chart's axes when each span is a %s", async (spanUnit, starts, labels) => {
  const spans = starts.map((start) => ({ start, ...figuresLike({ revenueCents: 12_300 }) }));
  setResponse('getSalesSummary', summaryLike({ spanUnit, spans }));
  await renderPart(<Figures />);
  const chart = page.getByRole('img', { name: `Sales and net profit per ${spanUnit}` });
  await expect.element(chart).toBeVisible();
  // The axis begins at zero and ends above the highest bar.
  expect(labelsOf(chart.element())).toEqual(['$0', '$50', '$100', '$150', ...labels]);
  for (const bar of chart.element().querySelectorAll('.visx-bar'))
    expect(bar.getBoundingClientRect().width).toBeLessThan(40);
});

test.each([
  ['amounts of 0', { revenueCents: 0, netProfitCents: 0 }, '$0'],
  ['a loss', { revenueCents: 0, netProfitCents: -2000 }, '-$20'],
])('labels each amount on the axis only once for %s', async (_what, change, lowest) => {
  const spans = [{ start: '2026-11-21', ...figuresLike(change) }];
  setResponse('getSalesSummary', summaryLike({ spanUnit: 'day', spans }));
  await renderPart(<Figures />);
  const chart = page.getByRole('img', { name: 'Sales and net profit per day' });
  await expect.element(chart).toBeVisible();
  const labels = labelsOf(chart.element());
  expect(labels[0]).toBe(lowest);
  expect(labels).toContain('$0');
  expect(new Set(labels).size).toBe(labels.length);
});

test('opens the login page when the session is over', async () => {
  setErrorResponse('getSalesSummary', 'unauthorized', 'Unauthorized');
  const { location } = await renderPart(<Figures />);
  await expect.poll(location).toBe('/login?next=%2Fdashboard');
});

test('shows the reason when the request failed, and loads the figures on Try Again', async () => {
  setErrorResponse(
    'getSalesSummary',
    'unavailable',
    "We couldn't load the items. Please try again.",
  );
  await renderPart(<Figures />);
  await seeText("We couldn't load the items. Please try again.");
  await expectNoAxeViolations();
  setNetworkFailure('getSalesSummary');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await seeText(/^You seem to be offline/);
  setResponse('getSalesSummary', summaryLike());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(weekChart).toBeVisible();
});
