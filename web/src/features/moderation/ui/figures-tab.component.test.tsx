import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { DayFigures, SiteFigures } from '@contract/schemas/figures';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adminChakraSystem } from './admin-theme';
import { FiguresTab } from './figures-tab';

const dayLike = (at: number): DayFigures => ({
  day: new Date(Date.UTC(2026, 9, 20 + at)).toISOString().slice(0, 10),
  members: 1000 + at,
  newMembers: at,
  deletedMembers: 1,
  activeSessions: 200,
  items: 90,
  submissions: 20,
  premium: 8,
  premiumStarted: 2,
  premiumEnded: 0,
  reports: 3,
  decidedReports: 2,
  medianDecisionMinutes: 30,
  pageViews: at === 0 ? null : 500,
});
const figuresLike = (days: number): SiteFigures => ({
  days: Array.from({ length: days }, (_, at) => dayLike(at)),
  now: {
    members: 1029,
    items: 90,
    premium: 8,
    pendingReports: 4,
    pendingAppeals: 1,
    oldestPendingAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  },
  medianDecisionMinutes: 30,
});

const open = () =>
  renderPart(
    <ChakraProvider value={adminChakraSystem}>
      <FiguresTab />
    </ChakraProvider>,
  );

afterEach(() => void vi.restoreAllMocks());

test('shows the current numbers and a chart for each figure, after skeletons', async () => {
  setResponse('getFigures', figuresLike(30));
  const letGo = holdResponses('getFigures');
  await open();
  await expect.element(page.getByTestId('figures-skeleton').first()).toBeVisible();
  letGo();
  const now = page.getByRole('list', { name: 'Now' });
  await expect.element(now).toMatchTextContent('Members1,029');
  await expect.element(now).toMatchTextContent('Oldest: 3 hours ago');
  await expect.element(page.getByRole('img', { name: /^Members\. / })).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveLength(10);
  expect(callsTo('getFigures')[0]?.url.search).toBe('?days=30');
  await expectNoAxeViolations();
});

test('shows the figures of a day as text when the admin points at the day, and the figures of all days as a table', async () => {
  setResponse('getFigures', figuresLike(30));
  await open();
  const reports = page.getByRole('region', { name: 'Reports', exact: true });
  const chart = reports.getByRole('img');
  await expect.element(chart).toBeVisible();
  await chart.hover();
  await expect.element(reports).toMatchTextContent(/Nov \d+, 2026: Made 3, Decided 2/);
  await page.getByRole('button', { name: 'Show as Table: Reports', exact: true }).click();
  const table = page.getByRole('region', { name: 'Reports, table' });
  await expect.element(table.getByRole('row')).toHaveLength(31);
  const views = page.getByRole('button', { name: 'Show as Table: Page Views' });
  await views.click();
  const viewsTable = page.getByRole('region', { name: 'Page Views, table' });
  await expect.element(viewsTable.getByText('not counted')).toBeVisible();
  await expectNoAxeViolations();
});

test('shows one row per week when the range is twelve months', async () => {
  setResponse('getFigures', figuresLike(366));
  await open();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 12 Months' }).click();
  await expect.poll(() => callsTo('getFigures').at(-1)?.url.search).toBe('?days=366');
  await page.getByRole('button', { name: 'Show as Table: Submissions' }).click();
  const table = page.getByRole('region', { name: 'Submissions, table' });
  await expect.element(table.getByText('Week of Oct 26, 2026')).toBeVisible();
});

test('saves the figures of the days as a CSV file', async () => {
  setResponse('getFigures', figuresLike(2));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await open();
  await expect.element(page.getByRole('list', { name: 'Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(names).toEqual(['boloboard-figures-2026-10-20-2026-10-21.csv']);
});

test('disables the download of the figures while another period loads', async () => {
  setResponse('getFigures', figuresLike(30));
  await open();
  const download = page.getByRole('button', { name: 'Download CSV' });
  await expect.element(download).toBeEnabled();
  const letGo = holdResponses('getFigures');
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 7 Days' }).click();
  await expect.element(download).toBeDisabled();
  await expect.element(page.getByRole('list', { name: 'Now' })).toBeVisible();
  letGo();
  await expect.element(download).toBeEnabled();
});

test('draws a gap for each day that was not counted, a small bar for 0, and a dot for a day without a counted day beside it', async () => {
  const figures = figuresLike(4);
  const days = figures.days.map((day, at) => ({
    ...day,
    pageViews: at < 2 ? null : 0,
    members: at % 2 === 0 ? null : 1000,
  }));
  setResponse('getFigures', { ...figures, days });
  await open();
  const views = page.getByRole('img', { name: /^Page Views\. / });
  await expect.element(views).toBeVisible();
  // Leaves out the rectangles that react to the pointer. They are as high as the chart and show no figure.
  const heights = [...views.element().querySelectorAll('rect')].map((bar) => bar.height.baseVal);
  expect(heights.map(({ value }) => value).filter((height) => height < 10)).toEqual([2, 2]);
  const members = page.getByRole('img', { name: /^Members\. / });
  expect(members.element().querySelectorAll('circle')).toHaveLength(2);
});

test('shows that the figures could not be loaded, and loads them on Try Again', async () => {
  setErrorResponse('getFigures', 'unavailable', 'The figures are busy.');
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The figures are busy.');
  setResponse('getFigures', figuresLike(7));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('img', { name: /^Members\. / })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test(
  'shows the figures without overlapping or cut-off texts on every screen size',
  SLOW_TEST_OPTIONS,
  async () => {
    setResponse('getFigures', figuresLike(30));
    await open();
    await expect.element(page.getByRole('list', { name: 'Now' })).toBeVisible();
    await expectGoodLayout();
  },
);
