import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { callsTo, setErrorResponse, holdResponses } from '@test/fake-api';
import {
  setReportQueueResponses,
  lastDecision,
  openReportQueue,
  reportsLike,
  reportsWith,
  toast,
  decidedReportFields,
  reportEntry,
  notesField,
  openReview,
  reviewDialog,
  expectText,
} from '@test/moderation';
import { describe, expect, test, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const type = (keys: string) => userEvent.keyboard(keys);
const search = () => page.getByRole('searchbox', { name: 'Search' });
const list = () => page.getByRole('group', { name: 'Reports', exact: true });

beforeEach(() => sessionStorage.clear());

describe('a decision about several selected entries of the queue', () => {
  test('shows one toast with the number of decided reports', async () => {
    setReportQueueResponses(reportsLike(3));
    await openReportQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await press('Dismiss');
    await expect.element(toast('3 reports decided')).toBeVisible();
    expect(callsTo('decideReport')).toHaveLength(3);
    expect(lastDecision()).toMatchObject({ body: { status: 'dismissed', group: false } });
    await expect.element(page.getByText('3 selected')).not.toBeInTheDocument();
  });

  test('keeps those entries selected whose decision failed', async () => {
    setReportQueueResponses(reportsWith({}, {}, { isOwn: true }));
    await openReportQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    setErrorResponse('decideReport', 'conflict', MODERATION_MESSAGES.changed);
    await press('Resolve');
    await expect.element(toast('Error')).toBeVisible();
    await expect
      .element(toast(`2 reports failed and stay selected. ${MODERATION_MESSAGES.changed}`))
      .toBeVisible();
    await expect.element(page.getByText('2 selected')).toBeVisible();
  });

  test('sends the typed notes, and decides only the shown report of an entry that is already decided', async () => {
    const resolved = { ...decidedReportFields('boss', 'resolved'), reviewNotes: 'Old' };
    setReportQueueResponses(reportsWith({ reportsCount: 2 }, { ...resolved, reportsCount: 2 }));
    await openReportQueue();
    await openReview(1);
    await notesField().fill('Looked at it');
    await press('Close');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await press('Dismiss');
    await expect.element(toast('2 reports decided')).toBeVisible();
    const bodies = callsTo('decideReport').map(({ body }) => body);
    expect(bodies).toContainEqual({
      status: 'dismissed',
      reviewNotes: 'Looked at it',
      group: true,
    });
    expect(bodies).toContainEqual({ status: 'dismissed', reviewNotes: 'Old', group: false });
    await expect.element(list()).toHaveFocus();
  });

  test('does not close a review that the admin opens while the decision is being sent', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    await type('jx');
    const letGo = holdResponses('decideReport');
    await type('d');
    await openReview(2);
    letGo();
    await expect.element(toast('1 report decided')).toBeVisible();
    await expect.element(page.getByText(/^Dismissed by @root/)).toBeInTheDocument();
    await expect.element(reviewDialog(2)).toBeVisible();
  });

  test('leaves the focus in the search field if the admin clicks it while the decision is being sent', async () => {
    setReportQueueResponses(reportsLike(2));
    await openReportQueue();
    await type('jx');
    const letGo = holdResponses('decideReport');
    await type('d');
    await search().click();
    letGo();
    await expect.element(toast('1 report decided')).toBeVisible();
    await expectText(reportEntry(1), 'Dismissed by @root');
    await expect.element(search()).toHaveFocus();
  });
});
