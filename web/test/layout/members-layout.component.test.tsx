import { setResponse } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import {
  A_WEEK_LATER,
  setMemberItemResponses,
  setMemberListResponses,
  setMemberSheetResponses,
  listedMemberLike,
  openMemberList,
  openMemberSheet,
  suspensionFields,
} from '@test/members-for-admins';
import { reportLike } from '@test/moderation';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const WIDE_WORD = 'W'.repeat(60);
const WIDE_EMAIL = `${WIDE_WORD}@${'M'.repeat(40)}.example`;
const WIDE = { username: 'W'.repeat(20), email: WIDE_EMAIL, isPremium: true, isAdmin: true };
const SUSPENDED = suspensionFields({ text: WIDE_WORD.repeat(8), by: 'W'.repeat(20) });

describe('the layout of the admin pages about members', SLOW_TEST_OPTIONS, () => {
  test('the member list has room for all texts and controls', async () => {
    setMemberListResponses([
      listedMemberLike({ ...WIDE, suspension: { until: A_WEEK_LATER } }),
      listedMemberLike({ id: 'ned-1', username: null, email: WIDE_EMAIL }),
      listedMemberLike({ id: 'ned-2' }),
    ]);
    await openMemberList();
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible();
    await expectGoodLayout();
  });

  test('the member sheet has room for all texts and controls with all its sections open', async () => {
    setMemberSheetResponses({
      ...SUSPENDED,
      firstName: WIDE_WORD,
      lastName: WIDE_WORD,
      isAdmin: true,
      isOwn: true,
      notes: [{ id: 'n1', text: WIDE_WORD, by: 'W'.repeat(20), at: A_WEEK_LATER }],
      sessions: [{ deviceName: WIDE_WORD, createdAt: A_WEEK_LATER, lastSeenOn: '2026-11-24' }],
    });
    setMemberItemResponses(WIDE_WORD);
    const counts = { total: 1, pending: 1, reviewed: 0, resolved: 0, dismissed: 0 };
    const report = reportLike({ description: WIDE_WORD });
    setResponse('listMemberReports', { reports: [report], counts, next: null });
    await openMemberSheet();
    for (const title of ['Items (2, 1 hidden)', 'Reports Received (1)', 'Sessions (1)'])
      await page.getByText(title, { exact: true }).click();
    await expect.element(page.getByRole('link', { name: WIDE_WORD })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Report #10000001' })).toBeVisible();
    await expectGoodLayout();
  });

  test('the dialog that suspends a member has room for all texts and controls', async () => {
    setMemberSheetResponses({ ...SUSPENDED, isPremium: true });
    await openMemberSheet();
    await page.getByRole('button', { name: 'Change Suspension' }).click();
    await page.getByLabelText('Text for the Member').fill(WIDE_WORD.repeat(9));
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect.element(page.getByText(/at most 500 characters/)).toBeVisible();
    await expectGoodLayout();
  });
});
