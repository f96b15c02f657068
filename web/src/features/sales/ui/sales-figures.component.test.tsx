import { PLATFORMS } from '@contract/schemas/platform';
import { expectNoAxeViolations } from '@test/accessibility';
import { answer, answerByUrl, callsTo, hold, loseNetwork, refuse } from '@test/fake-api';
import { renderPart } from '@test/render';
import { figuresLike, noSales, summaryLike } from '@test/sales';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SalesFigures } from './sales-figures';

const weekChart = page.getByRole('img', { name: /^Sales and net profit per week/ });
const seeText = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const totals = () =>
  [...document.querySelectorAll('[aria-label="Totals"] > li')].map((total) =>
    [...total.children].map(({ textContent }) => textContent),
  );

test('loads the figures when the reader scrolls near, not before', async () => {
  answer('getSalesSummary', summaryLike());
  await renderPart(
    <>
      <SalesFigures />
      <div style={{ height: 5000 }} />
      <SalesFigures />
    </>,
  );
  await expect.element(weekChart).toHaveLength(1);
  const far = page.getByTestId('sales-skeleton');
  await expect.element(far).toHaveLength(1);
  far.element().scrollIntoView();
  await expect.element(weekChart).toHaveLength(2);
});

test.each(BOTH_SIZES)('shows totals and three charts on a $size', async ({ viewport }) => {
  await page.viewport(...viewport);
  answer('getSalesSummary', summaryLike());
  await renderPart(<SalesFigures />);
  await expect.element(weekChart).toBeVisible();
  expect(totals()).toEqual([
    ['Revenue', '$65.00', '3 sales, $21.67 on average'],
    ['Gross Profit', '$25.00', 'After $40.00 for purchases'],
    ['Marketplace Fees', '$9.46', 'Estimate'],
    ['Net Profit', '$15.54', 'Estimate'],
    ['Return on Cost', '39%', 'Estimate'],
  ]);
  await expect
    .element(page.getByRole('img', { name: /^By Platform. eBay: \$60.00 sales, \$31.04 net/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /^By Source.*Unknown: \$5.00 sales, -\$15.50 net/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change your marketplace fees' }))
    .toHaveAttribute('href', '/account-settings#marketplace-fees');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport[0]);
  await expectNoAxeViolations();
});

const large = figuresLike({ revenueCents: 999_999_999, netProfitCents: -888_888_888 });
const largeSummary = summaryLike({
  weeks: summaryLike().weeks.map(({ week }) => ({ week, ...large })),
  platforms: PLATFORMS.map((platform) => ({ platform, ...large })),
});

test.each([
  ['few sales', summaryLike()],
  ['large losses', largeSummary],
])('draws bars and labels inside the chart and apart, with %s', async (_what, summary) => {
  answer('getSalesSummary', summary);
  await renderPart(<SalesFigures />);
  await expect.element(weekChart).toBeVisible();
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

test('draws a loss below the line of zero', async () => {
  answer('getSalesSummary', summaryLike());
  await renderPart(<SalesFigures />);
  await expect.element(weekChart).toBeVisible();
  const bars = [...weekChart.element().querySelectorAll('.visx-bar')];
  const [sales, loss] = bars.slice(-4).map((bar) => bar.getBoundingClientRect());
  // The sales bar ends at zero, and the loss begins there.
  expect(Math.abs((sales?.bottom ?? 0) - (loss?.top ?? 0))).toBeLessThan(2);
  expect(loss?.height ?? 0).toBeGreaterThan(10);
  await expect.element(page.getByText('Loss').first()).toBeVisible();
});

test('shows the figures of a week when the reader points at it', async () => {
  answer('getSalesSummary', summaryLike());
  await renderPart(<SalesFigures />);
  await expect.element(weekChart).toBeVisible();
  await userEvent.hover(weekChart.element().querySelectorAll('rect')[24] ?? document.body);
  await seeText('Week of Nov 9, 2026: 1 sale, $5.00 sales, -$15.50 net profit');
});

test('has the same figures as a table, by keyboard too', async () => {
  answer('getSalesSummary', summaryLike());
  await renderPart(<SalesFigures />);
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

test('asks again for another period, and keeps the figures meanwhile', async () => {
  answer('getSalesSummary', summaryLike());
  await renderPart(<SalesFigures />);
  await seeText('$65.00');
  answerByUrl('getSalesSummary', () => noSales());
  const letGo = hold('getSalesSummary');
  await page.getByLabelText('Period').selectOptions('Last year');
  await seeText('$65.00');
  letGo();
  await seeText('No sales in this period');
  const year = new Date().getFullYear() - 1;
  expect(callsTo('getSalesSummary').at(-1)?.url.search).toBe(
    `?from=${year}-01-01&to=${year}-12-31`,
  );
});

test('asks the member to share a sale when there are none', async () => {
  answer('getSalesSummary', noSales());
  await renderPart(<SalesFigures />);
  await seeText('Share a sale to see your figures');
  await expectNoAxeViolations();
});

test('says that some sales are older than the chart, and has no return on free items', async () => {
  const summary = summaryLike({ earlier: figuresLike() });
  answer('getSalesSummary', { ...summary, totals: { ...summary.totals, returnOnCost: null } });
  await renderPart(<SalesFigures />);
  await seeText('1 sale before May 25, 2026 is not in this chart.');
  await seeText('You paid nothing for these items');
});

test('leads to the login when the session is over', async () => {
  refuse('getSalesSummary', 'unauthorized', 'Unauthorized');
  const { location } = await renderPart(<SalesFigures />);
  await expect.poll(location).toBe('/login?next=%2Fdashboard');
});

test('says why it failed, and tries again', async () => {
  refuse('getSalesSummary', 'unavailable', "We couldn't load the items. Please try again.");
  await renderPart(<SalesFigures />);
  await seeText("We couldn't load the items. Please try again.");
  await expectNoAxeViolations();
  loseNetwork('getSalesSummary');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await seeText(/^You seem to be offline/);
  answer('getSalesSummary', summaryLike());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(weekChart).toBeVisible();
});
