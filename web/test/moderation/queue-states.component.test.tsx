import { expectNoAxeViolations } from '@test/accessibility';
import { holdResponses, setErrorResponse, setStaleStateResponse } from '@test/fake-api';
import { setFullHomeResponses } from '@test/full-home';
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
} from '@test/moderation';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(setFullHomeResponses);

/** One report of each kind. */
const MANY_REPORTS = [
  ...reportsWith(
    { reportsCount: 3, reasons: ['spam', 'fake'] },
    {
      ...decidedReportFields('root', 'resolved'),
      hidden: hiddenBy('admin'),
      reviewNotes: 'Counterfeit',
    },
  ),
  commentReportLike({ id: '10000003', isOwn: true }),
];

const seeHeading = (name: string) =>
  expect.element(page.getByRole('heading', { name })).toBeVisible();
const see = (words: string) => expect.element(page.getByText(words)).toBeVisible();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const STATES: Readonly<Record<string, () => Promise<void>>> = {
  'the queue of reports': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
  },
  'the queue of reports on a desktop, with a selection': async () => {
    await page.viewport(...DESKTOP);
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await see('2 selected');
  },
  'the queue of reports while it loads': async () => {
    setReportQueueResponses([]);
    holdResponses('listReports');
    await renderApp('/admin');
    await see('Loading reports...');
  },
  'the queue without reports': async () => {
    setReportQueueResponses([]);
    await renderApp('/admin');
    await see('No reports found');
  },
  'the queue of reports that failed to load': async () => {
    setReportQueueResponses([]);
    setErrorResponse('listReports', 'internal', 'The server is restarting.');
    await renderApp('/admin');
    await see('The server is restarting.');
  },
  'the status filter of the queue': async () => {
    setReportQueueResponses([]);
    await renderApp('/admin');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await expect.element(page.getByRole('option', { name: 'Dismissed' })).toBeVisible();
  },
  'the menu of a report': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await reportEntry(1).getByRole('button', { name: 'Actions' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Dismiss' })).toBeVisible();
  },
  'the review of a report': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await openReview(1);
  },
  'the review of a report that another admin has just decided, on a desktop': async () => {
    await page.viewport(...DESKTOP);
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await openReview(1);
    const now = reportLike({ ...decidedReportFields('boss', 'dismissed'), version: '7' });
    setStaleStateResponse('decideReport', { body: { report: now }, etag: '7' });
    await press('Resolve');
    await see('@boss set this report to Dismissed');
  },
  'the review of a report, with notes that are too long': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await openReview(1);
    await page.getByLabelText('Review Notes (Optional)').fill('W'.repeat(2001));
    await see('at most 2,000 characters');
  },
  "the review of a report of the admin's own item": async () => {
    setReportQueueResponses([reportLike({ isOwn: true })]);
    await openReportQueue();
    await openReview(1);
  },
  'the picture of a report in full size': async () => {
    setReportQueueResponses([reportLike()]);
    await openReportQueue();
    await openReview(1);
    await page.getByRole('button', { name: /Show Full Size/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Brass owl' })).toBeVisible();
  },
  'the question before a reported item is deleted': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await openReview(1);
    await press('Delete Item');
    await seeHeading('Delete This Item for Good?');
  },
  'the list of keyboard shortcuts': async () => {
    setReportQueueResponses(MANY_REPORTS);
    await openReportQueue();
    await press('Keyboard Shortcuts');
    await seeHeading('Keyboard Shortcuts');
  },
};

test.each(Object.keys(STATES))(
  'the page of the queue has no accessibility violations while it shows %s',
  async (state) => {
    await STATES[state]?.();
    await expectNoAxeViolations();
  },
);
