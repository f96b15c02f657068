import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { callsTo, holdResponses, setErrorResponse, setResponse } from '@test/fake-api';
import {
  setReportQueueResponses,
  commentReportLike,
  reportEntry,
  hiddenBy,
  notesField,
  openReportQueue,
  openReview,
  reportLike,
  reportsLike,
  reviewDialog,
  expectText,
  toast,
  decidedReportFields,
  reportsWith,
} from '@test/moderation';
import { describe, expect, test, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const button = (name: string) => reviewDialog(1).getByRole('button', { name, exact: true });
const question = () => page.getByRole('dialog', { name: /^Delete This/ });

beforeEach(() => sessionStorage.clear());

describe('a deletion in the review of a report', () => {
  test('asks first, and then goes to the next entry', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
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

  test('does nothing when the admin closes the question with Escape', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await press('Delete Item');
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(reviewDialog(1)).toBeVisible();
    await expect.element(button('Delete Item')).toHaveFocus();
    expect(callsTo('deleteReportedItem')).toEqual([]);
  });

  test('can be replaced by hiding the item, because the owner can appeal only if the item is hidden', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    await openReview(1);
    await press('Delete Item');
    await expectText(
      question(),
      "The owner can't appeal a deletion, but can appeal if you hide the item.",
    );
    const letGo = holdResponses('hideReportedItem');
    await question().getByRole('button', { name: 'Hide Instead' }).click();
    await expect.element(question().getByRole('button', { name: 'Delete Item' })).toBeDisabled();
    letGo();
    await expect.element(toast('Item Hidden')).toBeVisible();
    await expect.element(reviewDialog(2)).toBeVisible();
    expect(callsTo('hideReportedItem')).toMatchObject([{ ifMatch: '"1"' }]);
    expect(callsTo('deleteReportedItem')).toEqual([]);
  });

  test('does not offer to hide the item instead when the item is already hidden', async () => {
    setReportQueueResponses([reportLike({ hidden: hiddenBy('admin') })]);
    await openReportQueue();
    await openReview(1);
    await press('Delete Item');
    await expectText(question(), "The owner can't appeal a deletion.");
    await expect.element(question().getByRole('button')).toHaveLength(2);
  });

  test('shows an error when it fails', async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    setErrorResponse('deleteReportedItem', 'internal', '');
    await press('Delete Item');
    await question().getByRole('button', { name: 'Delete Item' }).click();
    await expect.element(toast('Failed to delete item')).toBeVisible();
  });

  test('also works for a reported comment', async () => {
    setReportQueueResponses([commentReportLike()]);
    await openReportQueue();
    await openReview(1);
    await expect.element(button('Hide')).not.toBeInTheDocument();
    await press('Delete Comment');
    await question().getByRole('button', { name: 'Delete Comment' }).click();
    await expect.element(toast('Comment deleted')).toBeVisible();
    await expectText(reportEntry(1), 'Resolved by @root');
  });
});

describe('a hidden item', () => {
  test('can be shown again with the button in the toast', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
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
    setReportQueueResponses([reportLike({ hidden: hiddenBy('reports') })]);
    await openReportQueue();
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

describe('Show Again for a hidden item', () => {
  test('sends the notes that are typed in the review, and then the review shows the button Hide', async () => {
    const decided = { ...decidedReportFields('root', 'resolved'), reviewNotes: 'Counterfeit' };
    setReportQueueResponses(reportsWith({ ...decided, hidden: hiddenBy('admin') }, {}));
    await openReportQueue();
    await openReview(1);
    await notesField().fill('My mistake');
    await press('Show Again');
    await expect.element(toast('Item Shown Again')).toBeVisible();
    await expect.element(reviewDialog(1).getByRole('button', { name: 'Hide' })).toBeVisible();
    await expect.element(reviewDialog(1).getByText('Hidden')).not.toBeInTheDocument();
    await expect.element(reviewDialog(1).getByRole('heading')).toHaveFocus();
    await expect.element(reviewDialog(1).getByRole('alert')).not.toBeInTheDocument();
    expect(callsTo('showReportedItem')).toMatchObject([{ body: { reviewNotes: 'My mistake' } }]);
    await expect.element(notesField()).toHaveValue('Counterfeit');
  });

  test('sends empty notes when it is pressed on the card of a report, even if the report has review notes', async () => {
    setReportQueueResponses([
      reportLike({ reviewNotes: 'Counterfeit', hidden: hiddenBy('admin') }),
    ]);
    await openReportQueue();
    await reportEntry(1).getByRole('button', { name: 'Show Again' }).click();
    await expect.element(toast('Item Shown Again')).toBeVisible();
    await expect.element(reportEntry(1)).toHaveFocus();
    expect(callsTo('showReportedItem')).toMatchObject([{ body: { reviewNotes: '' } }]);
  });

  test('works in the toast after the admin has opened the audit log', async () => {
    setReportQueueResponses(reportsLike(1));
    setResponse('listAuditLog', { entries: [], next: null });
    await openReportQueue();
    await openReview(1);
    const letGo = holdResponses('hideReportedItem');
    await press('Hide');
    await press('Close');
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect.element(page.getByText('No actions yet.')).toBeVisible();
    letGo();
    await press('Show Again');
    await expect.element(toast('Item Shown Again')).toBeVisible();
  });
});
