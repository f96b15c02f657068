import { REPORT_MESSAGES } from '@contract/schemas/report';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReportButton } from './report-button';

const target = { itemId: 'bowl', commentId: 'c1' };
const button = page.getByRole('button', { name: 'Report comment' });
const reported = page.getByText('Reported', { exact: true });

async function report(): Promise<void> {
  await renderPart(<ReportButton target={target} memberId="member-1" />);
  await button.click();
  await page.getByRole('radio', { name: 'Spam or advertising' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
}

test('sends the report of a comment without first asking the server whether the member has already reported it', async () => {
  setResponse('reportComment', { hasReported: true });
  await report();
  await expect.element(page.getByText('Report submitted').first()).toBeVisible();
  await expect.element(reported).toHaveFocus();
  expect(callsTo('reportComment').map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/api/items/bowl/comments/c1/report', { reason: 'spam', description: '' }],
  ]);
  expect(callsTo('getReportStatus')).toHaveLength(0);
});

test('shows a comment as reported when the server refuses a second report', async () => {
  setErrorResponse('reportComment', 'already_reported', REPORT_MESSAGES.alreadyReported);
  await report();
  await expect.element(page.getByText(REPORT_MESSAGES.alreadyReported).first()).toBeVisible();
  await expect.element(reported).toBeVisible();
});
