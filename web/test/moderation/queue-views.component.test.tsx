import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { setResponseByUrl, callsTo, setErrorResponseOnce } from '@test/fake-api';
import {
  setReportQueueResponses,
  reportEntry,
  openReportQueue,
  openReview,
  reportsLike,
  reviewDialog,
  expectText,
} from '@test/moderation';
import { currentUrl } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const type = (keys: string) => userEvent.keyboard(keys);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const search = () => page.getByRole('searchbox', { name: 'Search' });

test('clearing the selection in the queue moves the focus to the checkbox that selects all', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await type('jx');
  await press('Clear');
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('checkbox', { name: 'Select all on this page' }))
    .toHaveFocus();
});

describe("the browser's Back button in the queue", () => {
  test('first closes a picture in full size, and then the review', async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue();
    await openReview(1);
    await reviewDialog(1)
      .getByRole('button', { name: /Show Full Size/ })
      .click();
    const large = page.getByRole('dialog', { name: 'Item 1' });
    await expect.element(large).toBeVisible();
    window.history.back();
    await expect.element(large).not.toBeInTheDocument();
    await expect.element(reviewDialog(1)).toBeVisible();
    window.history.back();
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
    expect(currentUrl()).toBe('/admin');
  });

  test('closes the list of keyboard shortcuts', async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue();
    await type('?');
    const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await expect.element(help).toBeVisible();
    window.history.back();
    await expect.element(help).not.toBeInTheDocument();
    await expect.element(reportEntry(1)).toBeVisible();
  });
});

test('the queue shows that a further page could not be loaded, with a link back', async () => {
  setReportQueueResponses(reportsLike(5));
  await openReportQueue();
  setErrorResponseOnce('listReports', 'not_found', 'This page is gone.');
  await press('Next page');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This page is gone.');
  await expectText(page.getByRole('group', { name: 'Number of reports' }), 'Total Reports5');
  await press('Page 1');
  await expect.element(reportEntry(1)).toBeVisible();
});

test('the review of a report can load the picture again after a failure', async () => {
  setReportQueueResponses(reportsLike(1));
  await openReportQueue();
  await openReview(1);
  const picture = reviewDialog(1).getByRole('img');
  await expect.element(picture).toBeVisible();
  picture.element().dispatchEvent(new Event('error'));
  await expectText(reviewDialog(1), 'The picture could not be loaded.');
  await reviewDialog(1).getByRole('button', { name: 'Try Again' }).click();
  await expect.element(picture).toBeVisible();
  await expect
    .element(reviewDialog(1).getByRole('button', { name: /Show Full Size/ }))
    .toHaveFocus();
});

test('the queue keeps keyboard shortcuts turned off when the admin filters by status', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await type('?');
  await page.getByRole('switch', { name: 'Use single keys' }).click();
  await type('{Escape}');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await expect.poll(currentUrl).toBe('/admin?status=pending');
  await expect.element(reportEntry(1)).toBeVisible();
  reportEntry(1).element().focus();
  await type('r?');
  await expect.element(page.getByRole('switch', { name: 'Use single keys' })).not.toBeChecked();
  expect(callsTo('decideReport')).toEqual([]);
});

describe('a search in the queue', () => {
  test('continues with the next page when a page contains no match', async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue();
    const counts = { total: 1, pending: 1, reviewed: 0, resolved: 0, dismissed: 0 };
    const pages: Record<string, readonly [ReportForAdmins[], string | null]> = {
      '': [[], 'a'],
      a: [[], 'b'],
      b: [reportsLike(1), 'c'],
      c: [[], null],
    };
    setResponseByUrl('listReports', ({ searchParams }) => {
      const [reports = [], next = null] = pages[searchParams.get('cursor') ?? ''] ?? [];
      return { reports, counts, next };
    });
    await search().fill('owl');
    await expect
      .element(page.getByText('Nothing on this page. There may be more on the next one.'))
      .toBeVisible();
    await press('Search On');
    await expect.element(page.getByRole('button', { name: 'Page 2' })).toBeVisible();
    await press('Search On');
    await expect.element(reportEntry(1)).toBeVisible();
    await press('Next page');
    await expect.element(page.getByText('No more reports found.')).toBeVisible();
    await press('Page 3');
    await expect.element(reportEntry(1)).toBeVisible();
  });

  test('ends, and the search field becomes empty, when a link opens the queue of all reports', async () => {
    setReportQueueResponses(reportsLike(1));
    await page.viewport(1280, 800);
    await openReportQueue('/admin?q=owl');
    await expect.element(search()).toHaveValue('owl');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect.poll(currentUrl).toBe('/admin');
    await expect.element(search()).toHaveValue('');
  });
});
