import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { callsTo, holdResponses, setErrorResponse, setStaleStateResponse } from '@test/fake-api';
import {
  setReportQueueResponses,
  decidedReportFields,
  reportEntry,
  lastDecision,
  notesField,
  openReportQueue,
  openReview,
  reportLike,
  reportsLike,
  reviewDialog,
  expectText,
  toast,
} from '@test/moderation';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const button = (name: string) => reviewDialog(1).getByRole('button', { name, exact: true });

afterEach(() => vi.useRealTimers());

describe('the review of a report', () => {
  test('shows every field of the report', async () => {
    setReportQueueResponses([reportLike({ reviewNotes: 'Seen before' })]);
    await openReportQueue();
    await openReview(1);
    for (const text of [
      'Brass owl',
      'Owner@olga',
      'Price$1,234.50',
      'PlatformeBay',
      'Pending',
      'Spam or Misleading',
      '“This is an ad”',
      'Reported by @rita',
    ])
      await expectText(reviewDialog(1), text);
    await expect.element(notesField()).toHaveValue('Seen before');
    await expect.element(notesField()).toHaveAttribute('rows', '3');
    const picture = reviewDialog(1).getByRole('img', { name: 'Picture of “Brass owl”' });
    await expect
      .element(picture)
      .toHaveAttribute('src', '/api/admin/reports/10000001/picture?size=full');
    await expect.element(reviewDialog(1).getByRole('heading')).toHaveFocus();
  });

  test('shows a link that opens the listing in a new tab', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    const link = reviewDialog(1).getByRole('link', { name: 'View Item' });
    await expect.element(link).toHaveAttribute('href', 'https://www.ebay.com/itm/1');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows no link to the listing when the item has none', async () => {
    setReportQueueResponses([reportLike({ item: { ...reportLike().item, ebayUrl: null } })]);
    await openReportQueue();
    await openReview(1);
    await expect
      .element(reviewDialog(1).getByRole('link', { name: 'View Item' }))
      .not.toBeInTheDocument();
  });

  test('shows the picture in its full size', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await reviewDialog(1)
      .getByRole('button', { name: /Show Full Size/ })
      .click();
    const large = page.getByRole('dialog', { name: 'Brass owl' });
    await expect.element(large.getByRole('img')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(large).not.toBeInTheDocument();
    await expect.element(reviewDialog(1)).toBeVisible();
  });

  test('shows that only other admins can decide a report that the admin has made', async () => {
    setReportQueueResponses([reportLike({ isOwn: true, reporterUsername: 'root' })]);
    await openReportQueue();
    await expect.element(reportEntry(1).getByRole('checkbox')).toBeDisabled();
    await openReview(1);
    await expectText(reviewDialog(1), MODERATION_MESSAGES.ownReport);
    for (const name of ['Resolve', 'Dismiss', 'Mark Reviewed', 'Hide', 'Delete Item'])
      await expect.element(button(name)).toBeDisabled();
  });

  test('shows that the item belongs to the admin', async () => {
    setReportQueueResponses([reportLike({ isOwn: true })]);
    await openReportQueue();
    await openReview(1);
    await expectText(reviewDialog(1), MODERATION_MESSAGES.ownItem);
  });

  test('shows no button to hide or delete an item that is gone', async () => {
    setReportQueueResponses([reportLike({ gone: 'Item expired' })]);
    await openReportQueue();
    await openReview(1);
    await expect.element(button('Resolve')).toBeEnabled();
    await expect.element(button('Hide')).not.toBeInTheDocument();
    await expect.element(button('Delete Item')).not.toBeInTheDocument();
  });
});

describe('a decision in the review of a report', () => {
  test.each([
    ['Resolve', 'resolved'],
    ['Dismiss', 'dismissed'],
    ['Mark Reviewed', 'reviewed'],
  ])('sets the status with the button %s, and goes to the next entry', async (name, status) => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    await press(name);
    await expect.element(reviewDialog(2)).toBeVisible();
    await expect.element(reviewDialog(2).getByRole('heading')).toHaveFocus();
    await expect.element(toast('Report updated')).toBeVisible();
    await expect.element(toast(MODERATION_MESSAGES.updatedText)).toBeVisible();
    expect(lastDecision()).toMatchObject({
      body: { status, reviewNotes: 'Looked at it', group: false },
      ifMatch: '"1"',
    });
    await expect.element(notesField()).toHaveValue('');
  });

  test('closes the review when the queue has no further entry', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await press('Resolve');
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
    await expectText(reportEntry(1), 'Resolved by @root');
    await expect.element(page.getByRole('group', { name: 'Reports', exact: true })).toHaveFocus();
  });

  test('decides all pending reports of an entry', async () => {
    setReportQueueResponses([reportLike({ reportsCount: 3 })]);
    await openReportQueue('/admin?status=pending');
    await openReview(1);
    await expectText(reviewDialog(1), 'Decides all 3 pending reports');
    await press('Dismiss');
    await expect.poll(lastDecision).toMatchObject({ body: { group: true } });
  });

  test('decides only the shown report, and not the other reports of its entry, if the shown report is already decided', async () => {
    setReportQueueResponses([
      reportLike({ reportsCount: 3, ...decidedReportFields('root', 'resolved') }),
    ]);
    await openReportQueue();
    await openReview(1);
    await press('Dismiss');
    await expect.poll(lastDecision).toMatchObject({ body: { group: false } });
  });

  test('keeps the notes when the call fails, also when the review closes', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    setErrorResponse('decideReport', 'internal', 'The server is restarting.');
    await press('Resolve');
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(toast('The server is restarting.')).toBeVisible();
    await press('Close');
    await expect.element(reportEntry(1)).toHaveFocus();
    await openReview(1);
    await expect.element(notesField()).toHaveValue('Looked at it');
  });

  test('is not sent when the notes are too long', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await notesField().fill('W'.repeat(2001));
    await expectText(reviewDialog(1), MODERATION_MESSAGES.notesLong);
    await expect.element(button('Resolve')).toBeDisabled();
  });

  test('is refused if another admin has already decided, and can be sent again after the review has shown that decision', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    const now = reportLike({
      ...decidedReportFields('boss', 'dismissed'),
      reviewNotes: 'Fine',
      version: '7',
    });
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    await press('Resolve');
    await expectText(
      reviewDialog(1).getByRole('alert'),
      '@boss set this report to Dismissed on Nov 23, 2026 3:04 PM. Review notes: “Fine”',
    );
    await expect.element(notesField()).toHaveValue('Looked at it');
    setReportQueueResponses([now]);
    await press('Resolve');
    await expect.poll(lastDecision).toMatchObject({ ifMatch: '"7"' });
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
  });
});

test('an admin can decide a report from the menu on its card', async () => {
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await reportEntry(1).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark Reviewed' }).click();
  await expectText(reportEntry(1), 'Reviewed by @root');
  expect(lastDecision()).toMatchObject({
    body: { status: 'reviewed', reviewNotes: '', group: false },
  });
  await expect.element(reportEntry(2)).toHaveFocus();
});

test('the queue is not refetched while a decision is being sent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setReportQueueResponses(reportsLike(2));
  await openReportQueue();
  await openReview(1);
  const letGo = holdResponses('decideReport');
  await press('Resolve');
  await expect.element(button('Resolve')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Dismiss')).toBeDisabled();
  const before = callsTo('listReports').length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsTo('listReports')).toHaveLength(before);
  letGo();
  await expect.element(reviewDialog(2)).toBeVisible();
  await expect.poll(() => callsTo('listReports').length).toBe(before + 1);
});
