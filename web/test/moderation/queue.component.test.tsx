import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import {
  ADMIN,
  setReportQueueResponses,
  commentReportLike,
  decidedReportFields,
  reportEntries,
  reportEntry,
  hiddenBy,
  openReportQueue,
  reportLike,
  reportsLike,
  reportsWith,
  expectText,
  storeReports,
} from '@test/moderation';
import { currentUrl, renderApp } from '@test/render';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => vi.useRealTimers());

const see = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();
const lastQuery = () => {
  const { searchParams } = callsTo('listReports').at(-1)?.url ?? new URL('none:');
  return Object.fromEntries(searchParams);
};
const shownNumbers = () =>
  reportEntries()
    .elements()
    .map((element) => /#(\d+)/.exec(element.textContent)?.[1]);
const choose = async (label: string, choice: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice }).click();
};

describe('the page of the queue without admin rights', () => {
  test('shows a member the 404 page, and does not request reports', async () => {
    setHomeResponses();
    setSignedInMemberResponses(memberLike());
    await renderApp('/admin');
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(callsTo('listReports')).toEqual([]);
  });

  test('sends a visitor to the sign-in page, which returns to the queue', async () => {
    setHomeResponses();
    setVisitorResponses();
    await renderApp('/admin');
    await expect.poll(currentUrl).toBe('/login?next=%2Fadmin');
  });

  test("is replaced by the 404 page when the admin's right was revoked", async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue();
    setErrorResponse('listReports', 'forbidden', 'Only admins can do this.');
    setResponse('getCurrentUser', { ...ADMIN, isAdmin: false });
    await page.getByRole('searchbox', { name: 'Search' }).fill('owl');
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

describe('the queue of reports', () => {
  test('shows its heading and the number of reports by status', async () => {
    const resolved = decidedReportFields('root', 'resolved');
    setReportQueueResponses(reportsWith(resolved, resolved, {}));
    await openReportQueue();
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await see('Manage reported items and review community submissions');
    await expect
      .element(page.getByRole('link', { name: 'Back to Items' }))
      .toHaveAttribute('href', '/');
    const counts = page.getByRole('group', { name: 'Number of reports' });
    await expectText(counts, 'Total Reports3Pending1Resolved2Dismissed0');
    expect(document.title).toBe('Admin Dashboard · BoloBoard');
  });

  test('shows every field of a report', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    const card = reportEntry(1);
    for (const text of [
      'Report #10000001',
      'Pending',
      'Reported by @rita (4 of 5 reports upheld)',
      'Nov 23, 2026 3:04 PM',
      'Brass owl',
      'Owner @olga',
      '$1,234.50',
      'Spam or Misleading',
      '“This is an ad”',
    ])
      await expectText(card, text);
    expect(card.element().querySelector('img')?.getAttribute('src')).toBe(
      '/media/items/owl/thumbnail.webp',
    );
  });

  test('shows how many reports an entry has, and all their reasons', async () => {
    setReportQueueResponses([reportLike({ reportsCount: 3, reasons: ['fake', 'spam', 'other'] })]);
    await openReportQueue();
    await expectText(
      reportEntry(1),
      '3 reports. Newest: Spam or Misleading. Also: Fake or Fraudulent, Other',
    );
  });

  test('shows a report without description, picture and price after its reporter and the owner have deleted their accounts', async () => {
    const item = { ...reportLike().item, thumbnail: null, soldPrice: null, username: null };
    const reporter = { upheld: 0, decided: 0 };
    setReportQueueResponses([
      reportLike({ description: null, reporterUsername: null, reporter, item }),
    ]);
    await openReportQueue();
    await expectText(reportEntry(1), 'Reported by deleted member (No decided reports yet)');
    await expectText(reportEntry(1), 'Owner deleted member');
    await expectText(reportEntry(1), 'No picture');
    expect(reportEntry(1).element().textContent).not.toContain('“');
  });

  test('shows who decided a report, and whether the item was deleted or hidden', async () => {
    const resolved = decidedReportFields('root', 'resolved');
    setReportQueueResponses(
      reportsWith(
        { ...resolved, reviewNotes: 'Counterfeit', gone: 'Item deleted' },
        { ...resolved, hidden: hiddenBy('admin') },
      ),
    );
    await openReportQueue();
    await expectText(reportEntry(1), 'Item deleted');
    await expectText(reportEntry(1), 'Resolved by @root on Nov 23, 2026 3:04 PM: “Counterfeit”');
    await expectText(reportEntry(2), 'Hidden. It will be removed on Dec 23, 2026.');
  });

  test('shows the text and the author of a reported comment', async () => {
    setReportQueueResponses([commentReportLike()]);
    await openReportQueue();
    await expectText(reportEntry(1), 'What a rude remark');
    await expectText(reportEntry(1), 'Comment by @carl');
  });

  test('shows that the reports are loading', async () => {
    setReportQueueResponses(reportsLike(1));
    const letGo = holdResponses('listReports');
    await renderApp('/admin');
    await expect.element(page.getByText('Loading reports...')).toBeVisible();
    letGo();
    await expect.element(reportEntry(1)).toBeVisible();
  });

  test('shows that there are no reports for the filter', async () => {
    setReportQueueResponses([]);
    await renderApp('/admin');
    await see('No reports found for the selected filter.');
  });

  test('shows an error and a button to try again when the reports cannot be loaded', async () => {
    setReportQueueResponses([]);
    setNetworkFailure('listReports');
    await renderApp('/admin');
    await see('You seem to be offline.');
    setReportQueueResponses(reportsLike(1));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(reportEntry(1)).toBeVisible();
  });
});

describe('the reports in the queue', () => {
  test('can be filtered by status, and the URL contains the chosen status', async () => {
    setReportQueueResponses(reportsWith({}, decidedReportFields('root', 'dismissed')));
    await openReportQueue();
    await choose('Status', 'Dismissed');
    await expect.poll(shownNumbers).toEqual(['10000002']);
    expect(currentUrl()).toBe('/admin?status=dismissed');
    expect(lastQuery()).toMatchObject({ status: 'dismissed', sort: 'newest', group: 'subject' });
  });

  test('are sorted in the order that the URL names or the admin chooses', async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue('/admin?status=pending&sort=most_reported');
    expect(lastQuery()).toMatchObject({ status: 'pending', sort: 'most_reported' });
    await choose('Sort By', 'Most Likely Upheld');
    await expect.poll(lastQuery).toMatchObject({ sort: 'most_likely_upheld' });
    expect(currentUrl()).toBe('/admin?status=pending&sort=most_likely_upheld');
  });

  test('can be searched by words, which stay in the field', async () => {
    setReportQueueResponses(reportsLike(1));
    await openReportQueue();
    await page.getByRole('searchbox', { name: 'Search' }).fill(' brass owl ');
    await expect.poll(lastQuery).toMatchObject({ q: 'brass owl' });
    await expect.poll(currentUrl).toBe('/admin?q=brass+owl');
    await expect.element(page.getByRole('searchbox')).toHaveValue(' brass owl ');
  });

  test('have further pages', async () => {
    setReportQueueResponses(reportsLike(7));
    await openReportQueue();
    expect(shownNumbers()).toEqual(['10000001', '10000002', '10000003']);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(shownNumbers).toEqual(['10000004', '10000005', '10000006']);
    await expect.element(page.getByRole('group', { name: 'Reports', exact: true })).toHaveFocus();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(shownNumbers).toEqual(['10000007']);
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect.poll(shownNumbers).toEqual(['10000001', '10000002', '10000003']);
  });
});

test('the queue refetches its reports every 30 seconds, and keeps page and selection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setReportQueueResponses(reportsLike(5));
  await openReportQueue();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(reportEntry(4)).toBeVisible();
  await reportEntry(5).getByRole('checkbox').click();
  storeReports(reportsLike(5, { description: 'Changed meanwhile' }));
  const before = callsTo('listReports').length;
  await vi.advanceTimersByTimeAsync(30_000);
  await expectText(reportEntry(5), 'Changed meanwhile');
  expect(callsTo('listReports')).toHaveLength(before + 1);
  expect(lastQuery()).toMatchObject({ cursor: '3' });
  await expect.element(reportEntry(5).getByRole('checkbox')).toBeChecked();
});

test('the admin dashboard shows the audit log in another tab, and then the same view of the queue again', async () => {
  setReportQueueResponses(reportsLike(1));
  setResponse('listAuditLog', { entries: [], next: null });
  await openReportQueue('/admin?status=pending');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect.poll(currentUrl).toBe('/admin?tab=audit');
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
  await expect.element(reportEntries().first()).not.toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tab', { name: 'Reports' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reportEntry(1)).toBeVisible();
  expect(currentUrl()).toBe('/admin?status=pending');
  await expect.element(page.getByText('No actions yet.')).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(currentUrl).toBe('/admin?tab=audit');
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
});
