import {
  setResponse,
  callsTo,
  holdResponses,
  setErrorResponse,
  setStaleStateResponse,
} from '@test/fake-api';
import {
  ADMIN,
  setReportQueueResponses,
  decidedReportFields,
  reportEntries,
  reportEntry,
  hiddenBy,
  lastDecision,
  notesField,
  openReportQueue,
  openReview,
  reportLike,
  reportsLike,
  reportsWith,
  reviewDialog,
  expectText,
  storeReports,
  toast,
} from '@test/moderation';
import { currentUrl } from '@test/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const type = (keys: string) => userEvent.keyboard(keys);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const search = () => page.getByRole('searchbox', { name: 'Search' });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Makes the page refetch the queue. The response contains these reports. */
async function poll(reports: Parameters<typeof storeReports>[0]): Promise<void> {
  storeReports(reports);
  const before = callsTo('listReports').length;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => callsTo('listReports').length).toBe(before + 1);
}
const fakePolling = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

/** Returns the stored reports after another member has also reported Item 1. */
const withNewReportOf1 = (count: number) => {
  const [first = reportLike(), ...others] = reportsLike(count);
  return [{ ...first, id: '10000009', version: '9', reportsCount: 2 }, ...others];
};

describe('letters that the admin types while a decision is being sent', () => {
  test('stay in the focused search field, and are not taken as shortcuts for a decision', async () => {
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    const letGo = holdResponses('decideReport');
    await type('jr');
    await search().click();
    await type('dr');
    letGo();
    await expect.element(toast('Report updated')).toBeVisible();
    await expectText(reportEntry(1), 'Resolved by @root');
    await expect.element(search()).toHaveFocus();
    await type('ed');
    await expect.element(search()).toHaveValue('dred');
    expect(callsTo('decideReport')).toHaveLength(1);
  });

  test('are not taken as shortcuts for a decision when the focus is in the notes, and the review stays open', async () => {
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Seen');
    const letGo = holdResponses('decideReport');
    await press('Resolve');
    await expect.element(notesField()).toHaveAttribute('readonly');
    await notesField().click();
    await type('d');
    letGo();
    await expect.element(toast('Report updated')).toBeVisible();
    await expectText(reviewDialog(1), 'Resolved by @root');
    await expect.element(notesField()).not.toHaveAttribute('readonly');
    await type('d');
    await expect.element(notesField()).toHaveValue('Seend');
    await expect.element(reviewDialog(1).getByRole('alert')).not.toBeInTheDocument();
    expect(callsTo('decideReport')).toHaveLength(1);
  });
});

describe('the decision of another admin about a report that this admin tries to decide', () => {
  const now = reportLike({ ...decidedReportFields('boss', 'dismissed'), version: '7' });
  const words = '@boss set this report to Dismissed on Nov 23, 2026 3:04 PM.';

  test('is shown in a toast while the admin types', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    const letGo = holdResponses('decideReport');
    await type('jr');
    await search().click();
    letGo();
    await expect.element(toast(words)).toBeVisible();
    await expect.element(search()).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('is shown in a toast while the review of another report is open', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    const letGo = holdResponses('decideReport');
    await type('jrjo');
    await expect.element(reviewDialog(2)).toBeVisible();
    letGo();
    await expect.element(toast(words)).toBeVisible();
    await expect.element(reviewDialog(2)).toBeVisible();
  });

  test('is shown in a toast after the admin has opened the audit log', async () => {
    setReportQueueResponses(reportsLike(2));
    setResponse('listAuditLog', { entries: [], next: null });
    await openReportQueue();
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    const letGo = holdResponses('decideReport');
    await type('jr');
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect.element(page.getByText('No actions yet.')).toBeVisible();
    letGo();
    await expect.element(toast(words)).toBeVisible();
  });

  test("is shown in the review if that admin has shown the item again; if nothing has changed, a toast shows the server's message", async () => {
    setReportQueueResponses([reportLike({ hidden: hiddenBy('admin') })]);
    await openReportQueue();
    setStaleStateResponse('showReportedItem', { body: { report: reportLike() }, etag: '1' });
    storeReports([reportLike()]);
    await openReview(1);
    await press('Show Again');
    await expectText(reviewDialog(1).getByRole('alert'), 'The item was shown again meanwhile.');
    const same = { body: { report: reportLike() }, etag: '1' };
    setStaleStateResponse('hideReportedItem', same);
    await press('Hide');
    await expect.element(toast('Changed.')).toBeVisible();
  });
});

describe('a further report of an item that is in the queue', () => {
  test('keeps the focus, the selection and the typed notes of the entry of this item', async () => {
    fakePolling();
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    await press('Close');
    await expect.element(reportEntry(1)).toHaveFocus();
    await type('x');
    await poll(withNewReportOf1(3));
    await expectText(reportEntries().first(), 'Report #10000009');
    await expect.element(reportEntry(9)).toHaveFocus();
    await expect.element(reportEntry(9).getByRole('checkbox')).toBeChecked();
    await type('o');
    await expect.element(reviewDialog(9)).toBeVisible();
    await expect.element(notesField()).toHaveValue('Looked at it');
  });

  test('does not change the open review of another entry, and a decision in this review leads to the next entry', async () => {
    fakePolling();
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    await openReview(1);
    await type('j');
    await expect.element(reviewDialog(2)).toBeVisible();
    const [one, two, three] = reportsWith({}, { id: '10000009', version: '9' }, {});
    await poll([one, two, three].flatMap((report) => report ?? []));
    await expect.element(page.getByText('Report #10000009').first()).toBeInTheDocument();
    await expect.element(reviewDialog(2)).toBeVisible();
    await press('Resolve');
    await expect.element(reviewDialog(3)).toBeVisible();
  });
});

test('the keys J and K continue from the same position after the current entry has left the queue', async () => {
  fakePolling();
  setReportQueueResponses(reportsLike(3));
  await openReportQueue();
  await type('jj');
  await expect.element(reportEntry(2)).toHaveFocus();
  await poll(reportsLike(3).filter(({ id }) => id !== '10000002'));
  await expect.element(reportEntry(2)).not.toBeInTheDocument();
  await type('j');
  await expect.element(reportEntry(3)).toHaveFocus();
  await type('k');
  await expect.element(reportEntry(1)).toHaveFocus();
});

describe('the queue when the session or the admin right has ended', () => {
  test('opens the sign-in page, which returns to the same view, and stores the typed notes', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue('/admin?status=pending&q=item');
    await openReview(1);
    await notesField().fill('Looked at it');
    setErrorResponse('decideReport', 'unauthorized', 'Unauthorized');
    await press('Resolve');
    await expect.element(toast('Unauthorized')).toBeVisible();
    await expect.poll(currentUrl).toBe('/login?next=%2Fadmin%3Fstatus%3Dpending%26q%3Ditem');
    expect(sessionStorage.getItem('boloboard-review-notes')).toContain('Looked at it');
  });

  test('restores the notes after the admin signs in again', async () => {
    sessionStorage.setItem('boloboard-review-notes', '{"admin-1 item1":"Looked at it"}');
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    await openReview(1);
    await expect.element(notesField()).toHaveValue('Looked at it');
    await press('Resolve');
    await expect.element(reviewDialog(2)).toBeVisible();
    expect(lastDecision()).toMatchObject({ body: { reviewNotes: 'Looked at it' } });
    expect(sessionStorage.getItem('boloboard-review-notes')).toBeNull();
  });

  test('shows the 404 page when the admin right was revoked', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    setErrorResponse('decideReport', 'forbidden', 'Only admins can do this.');
    setResponse('getCurrentUser', { ...ADMIN, isAdmin: false });
    await type('jr');
    await expect.element(toast('Only admins can do this.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
