import {
  setAppealResponses,
  setRulingResponses,
  appealCards,
  appealedRulingFields,
  appealLike,
  RULING_ID,
  rulingLike,
} from '@test/appeals';
import { setStaleStateResponse } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import {
  setReportQueueResponses,
  commentReportLike,
  decidedReportFields,
  reportEntry,
  hiddenBy,
  openReportQueue,
  openReview,
  reportLike,
  reportsWith,
  reviewDialog,
  expectText,
} from '@test/moderation';
import { renderApp } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const WIDE_WORD = 'W'.repeat(60);
const WIDE_NAME = 'W'.repeat(20);
const item = { ...reportLike().item, title: WIDE_WORD, username: WIDE_NAME, soldPrice: '99999.99' };
const wide = reportLike({
  item,
  reporterUsername: WIDE_NAME,
  description: WIDE_WORD,
  reason: 'inappropriate',
  reportsCount: 120,
  reasons: ['personal_info', 'inappropriate', 'spam', 'fake', 'other'],
});
const hidden = reportsWith({
  ...decidedReportFields('root', 'resolved'),
  hidden: hiddenBy('reports'),
});
const reports = [
  wide,
  ...hidden.map((report) => ({ ...report, id: '10000002', reviewNotes: WIDE_WORD })),
  commentReportLike({
    id: '10000003',
    comment: { id: 'c', username: WIDE_NAME, content: WIDE_WORD },
  }),
  ...reportsWith({}, { id: '10000004' }).slice(1),
];

describe('the layout of the queue and of rulings', SLOW_TEST_OPTIONS, () => {
  test('the queue of reports has room for all texts and controls while reports are selected', async () => {
    setReportQueueResponses(reports);
    await openReportQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await expectGoodLayout();
  });

  test('the review of a report has room for the message that another admin has changed the report', async () => {
    setReportQueueResponses(reports);
    await openReportQueue();
    await openReview(1);
    const now = { ...wide, ...decidedReportFields(WIDE_NAME, 'resolved'), version: '7' };
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    await reviewDialog(1).getByRole('button', { name: 'Dismiss' }).click();
    await expectText(reviewDialog(1).getByRole('alert'), WIDE_NAME);
    await expectGoodLayout();
  });

  test('the appeals above the reports and the dialog of an appeal have room for all texts and controls', async () => {
    setReportQueueResponses(reports);
    const member = { id: 'm', username: WIDE_NAME };
    const appealed = appealLike(1, { member, text: WIDE_WORD, ruledBy: WIDE_NAME });
    setAppealResponses([{ ...appealed, appeal: { ...appealed.appeal, text: WIDE_WORD } }]);
    await openReportQueue();
    await expect.element(appealCards()).toHaveLength(1);
    await expectGoodLayout();
    await page.getByRole('button', { name: /^Decide/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: `Appeal of @${WIDE_NAME}` }))
      .toBeVisible();
    await expectGoodLayout();
  });

  test.each([
    ['that can be appealed', {}],
    [
      'with the outcome',
      appealedRulingFields({ status: 'rejected', answer: WIDE_WORD, text: WIDE_WORD }),
    ],
  ])('the page of a ruling %s has room for all texts and controls', async (_what, change) => {
    const title = { id: 'owl', title: WIDE_WORD };
    setRulingResponses(rulingLike({ ...change, text: WIDE_WORD, item: title, isAutomatic: true }));
    await renderApp(`/appeals/${RULING_ID}`);
    await expect.element(page.getByRole('heading', { name: 'Your item is hidden' })).toBeVisible();
    await expectGoodLayout();
  });

  test("the list of the queue's keyboard shortcuts has room for all texts and controls", async () => {
    setReportQueueResponses(reports);
    await openReportQueue();
    await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
    await expectGoodLayout();
  });

  test('the menu of a report has room for all its entries', async () => {
    setReportQueueResponses(reports);
    await openReportQueue();
    await reportEntry(1).getByRole('button', { name: 'Actions' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Delete Item' })).toBeVisible();
    await expectGoodLayout();
  });
});
