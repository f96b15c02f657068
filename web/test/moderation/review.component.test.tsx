import { MODERATION_MESSAGES } from '@contract/schemas/reported';
import { callsTo, hold, refuse, refuseAsStale } from '@test/fake-api';
import {
  respondWithQueue,
  commentReportLike,
  decidedBy,
  reportEntry,
  hiddenBy,
  lastDecision,
  notesField,
  openQueue,
  openReview,
  reportLike,
  reportsLike,
  reportsWith,
  reviewDialog,
  expectText,
  toast,
} from '@test/moderation';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const button = (name: string) => reviewDialog(1).getByRole('button', { name, exact: true });
const question = () => page.getByRole('dialog', { name: /^Delete This/ });

afterEach(() => vi.useRealTimers());

describe('the review of a report shows', () => {
  test('every field of the report', async () => {
    respondWithQueue([reportLike({ reviewNotes: 'Seen before' })]);
    await openQueue();
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

  test('a link that opens the listing in a new tab', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    const link = reviewDialog(1).getByRole('link', { name: 'View Item' });
    await expect.element(link).toHaveAttribute('href', 'https://www.ebay.com/itm/1');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('no link when the item has no link to a listing', async () => {
    respondWithQueue([reportLike({ item: { ...reportLike().item, ebayUrl: null } })]);
    await openQueue();
    await openReview(1);
    await expect
      .element(reviewDialog(1).getByRole('link', { name: 'View Item' }))
      .not.toBeInTheDocument();
  });

  test('the picture in its full size', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
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

  test('that the admin has made the report, so that only other admins can decide it', async () => {
    respondWithQueue([reportLike({ isOwn: true, reporterUsername: 'root' })]);
    await openQueue();
    await expect.element(reportEntry(1).getByRole('checkbox')).toBeDisabled();
    await openReview(1);
    await expectText(reviewDialog(1), MODERATION_MESSAGES.ownReport);
    for (const name of ['Resolve', 'Dismiss', 'Mark Reviewed', 'Hide', 'Delete Item'])
      await expect.element(button(name)).toBeDisabled();
  });

  test('that the item belongs to the admin', async () => {
    respondWithQueue([reportLike({ isOwn: true })]);
    await openQueue();
    await openReview(1);
    await expectText(reviewDialog(1), MODERATION_MESSAGES.ownItem);
  });

  test('no button to hide or delete an item that is gone', async () => {
    respondWithQueue([reportLike({ gone: 'Item expired' })]);
    await openQueue();
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
  ])('sets the status by %s, and goes to the next entry', async (name, status) => {
    respondWithQueue(reportsLike(2));
    await openQueue();
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

  test('closes the review when it was about the last entry', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    await press('Resolve');
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
    await expectText(reportEntry(1), 'Resolved by @root');
    await expect.element(page.getByRole('group', { name: 'Reports', exact: true })).toHaveFocus();
  });

  test('decides all pending reports of an entry', async () => {
    respondWithQueue([reportLike({ reportsCount: 3 })]);
    await openQueue('/admin?status=pending');
    await openReview(1);
    await expectText(reviewDialog(1), 'Decides all 3 pending reports');
    await press('Dismiss');
    await expect.poll(lastDecision).toMatchObject({ body: { group: true } });
  });

  test('decides only one report if the newest report of the entry was decided before', async () => {
    respondWithQueue([reportLike({ reportsCount: 3, ...decidedBy('root', 'resolved') })]);
    await openQueue();
    await openReview(1);
    await press('Dismiss');
    await expect.poll(lastDecision).toMatchObject({ body: { group: false } });
  });

  test('keeps the notes when the call fails, also when the review closes', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    refuse('decideReport', 'internal', 'The server is restarting.');
    await press('Resolve');
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(toast('The server is restarting.')).toBeVisible();
    await press('Close');
    await expect.element(reportEntry(1)).toHaveFocus();
    await openReview(1);
    await expect.element(notesField()).toHaveValue('Looked at it');
  });

  test('is not sent when the notes are too long', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    await notesField().fill('W'.repeat(2001));
    await expectText(reviewDialog(1), MODERATION_MESSAGES.notesLong);
    await expect.element(button('Resolve')).toBeDisabled();
  });

  test('shows what another admin has done meanwhile, and can then be repeated', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    const now = reportLike({
      ...decidedBy('boss', 'dismissed'),
      reviewNotes: 'Fine',
      version: '7',
    });
    refuseAsStale('decideReport', { body: { report: now }, etag: '7' });
    await press('Resolve');
    await expectText(
      reviewDialog(1).getByRole('alert'),
      '@boss set this report to Dismissed on Nov 23, 2026 3:04 PM. Review notes: “Fine”',
    );
    await expect.element(notesField()).toHaveValue('Looked at it');
    respondWithQueue([now]);
    await press('Resolve');
    await expect.poll(lastDecision).toMatchObject({ ifMatch: '"7"' });
    await expect.element(reviewDialog(1)).not.toBeInTheDocument();
  });
});

describe('a deletion in the review of a report', () => {
  test('asks first, and then goes to the next entry', async () => {
    respondWithQueue(reportsLike(2));
    await openQueue();
    await openReview(1);
    await notesField().fill('Counterfeit');
    await press('Delete Item');
    await expectText(question(), '“Item 1” will be permanently removed.');
    expect(callsTo('deleteReportedItem')).toEqual([]);
    await question().getByRole('button', { name: 'Delete Item' }).click();
    await expect.element(reviewDialog(2)).toBeVisible();
    expect(callsTo('deleteReportedItem')).toMatchObject([
      { body: { reviewNotes: 'Counterfeit' }, ifMatch: '"1"' },
    ]);
    await expect.element(toast('Item deleted')).toBeVisible();
    await expect.element(toast(MODERATION_MESSAGES.itemDeletedText)).toBeVisible();
  });

  test('does nothing when the admin keeps the item', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    await press('Delete Item');
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(reviewDialog(1)).toBeVisible();
    await expect.element(button('Delete Item')).toHaveFocus();
    expect(callsTo('deleteReportedItem')).toEqual([]);
  });

  test('can be replaced by hiding the item, which the member can appeal', async () => {
    respondWithQueue(reportsLike(2));
    await openQueue();
    await openReview(1);
    await press('Delete Item');
    await expectText(
      question(),
      "The owner can't appeal a deletion, but can appeal if you hide the item.",
    );
    const letGo = hold('hideReportedItem');
    await question().getByRole('button', { name: 'Hide Instead' }).click();
    await expect.element(question().getByRole('button', { name: 'Delete Item' })).toBeDisabled();
    letGo();
    await expect.element(toast('Item Hidden')).toBeVisible();
    await expect.element(reviewDialog(2)).toBeVisible();
    expect(callsTo('hideReportedItem')).toMatchObject([{ ifMatch: '"1"' }]);
    expect(callsTo('deleteReportedItem')).toEqual([]);
  });

  test('offers no hiding instead when the item is already hidden', async () => {
    respondWithQueue([reportLike({ hidden: hiddenBy('admin') })]);
    await openQueue();
    await openReview(1);
    await press('Delete Item');
    await expectText(question(), "The owner can't appeal a deletion.");
    await expect.element(question().getByRole('button')).toHaveLength(2);
  });

  test('shows why it failed', async () => {
    respondWithQueue([reportLike()]);
    await openQueue();
    await openReview(1);
    refuse('deleteReportedItem', 'internal', '');
    await press('Delete Item');
    await question().getByRole('button', { name: 'Delete Item' }).click();
    await expect.element(toast('Failed to delete item')).toBeVisible();
  });

  test('can delete a reported comment', async () => {
    respondWithQueue([commentReportLike()]);
    await openQueue();
    await openReview(1);
    await expect.element(button('Hide')).not.toBeInTheDocument();
    await press('Delete Comment');
    await question().getByRole('button', { name: 'Delete Comment' }).click();
    await expect.element(toast('Comment deleted')).toBeVisible();
    await expectText(reportEntry(1), 'Resolved by @root');
  });
});

describe('an item that an admin has hidden', () => {
  test('can be shown again with the button in the toast', async () => {
    respondWithQueue(reportsLike(2));
    await openQueue();
    await openReview(1);
    await press('Hide');
    await expect.element(reviewDialog(2)).toBeVisible();
    await expect.element(toast('Item Hidden')).toBeVisible();
    await press('Show Again');
    await expect.element(toast('Item Shown Again')).toBeVisible();
    expect(callsTo('showReportedItem')).toMatchObject([
      { ifMatch: '"2"', body: { reviewNotes: '' } },
    ]);
    await expect.element(reviewDialog(2)).toBeVisible();
  });

  test('can be shown again on the card of its report and in the review', async () => {
    respondWithQueue([reportLike({ hidden: hiddenBy('reports') })]);
    await openQueue();
    await openReview(1);
    await expectText(
      reviewDialog(1),
      'Hidden because several members reported it, until an admin decides.',
    );
    await expect.element(button('Show Again')).toBeEnabled();
    await press('Close');
    await reportEntry(1).getByRole('button', { name: 'Show Again' }).click();
    await expect.poll(() => reportEntry(1).element().textContent).not.toContain('Hidden');
  });
});

test("the menu of a report's card decides the report", async () => {
  respondWithQueue(reportsLike(2));
  await openQueue();
  await reportEntry(1).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark Reviewed' }).click();
  await expectText(reportEntry(1), 'Reviewed by @root');
  expect(lastDecision()).toMatchObject({
    body: { status: 'reviewed', reviewNotes: '', group: false },
  });
  await expect.element(reportEntry(2)).toHaveFocus();
});

describe('a decision about several selected entries of the queue', () => {
  test('shows one toast with their number', async () => {
    respondWithQueue(reportsLike(3));
    await openQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await press('Dismiss');
    await expect.element(toast('3 reports decided')).toBeVisible();
    expect(callsTo('decideReport')).toHaveLength(3);
    expect(lastDecision()).toMatchObject({ body: { status: 'dismissed', group: false } });
    await expect.element(page.getByText('3 selected')).not.toBeInTheDocument();
  });

  test('keeps those entries selected whose decision failed', async () => {
    respondWithQueue(reportsWith({}, {}, { isOwn: true }));
    await openQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    refuse('decideReport', 'conflict', MODERATION_MESSAGES.changed);
    await press('Resolve');
    await expect.element(toast('Error')).toBeVisible();
    await expect
      .element(toast(`2 reports failed and stay selected. ${MODERATION_MESSAGES.changed}`))
      .toBeVisible();
    await expect.element(page.getByText('2 selected')).toBeVisible();
  });
});

test('the queue is not refetched while a decision is being sent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  respondWithQueue(reportsLike(2));
  await openQueue();
  await openReview(1);
  const letGo = hold('decideReport');
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
