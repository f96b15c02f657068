import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  holdResponses,
  setErrorResponse,
  setErrorResponseOnce,
} from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { renderPart } from '@test/render';
import { BOTH_SIZES, PHONE } from '@test/viewports';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  NEXT_CURSOR,
  auditEntryLike,
  auditEntriesFrom,
  auditRows,
  showMoreButton,
  auditLogElement,
} from './audit-log.test-support';

const cells = (row: number) => auditRows().nth(row).getByRole('cell');

/** Makes the API respond with two pages of the audit log: first with 50 entries, then with 2. */
function respondWithTwoPages(): void {
  setResponseByUrl('listAuditLog', ({ searchParams }) =>
    searchParams.get('cursor') === NEXT_CURSOR
      ? { entries: auditEntriesFrom(51, 2), next: null }
      : { entries: auditEntriesFrom(1, 50), next: NEXT_CURSOR },
  );
}

const open = () => renderPart(auditLogElement);

afterEach(() => void vi.restoreAllMocks());

test.each(BOTH_SIZES)(
  'the audit log lists acts with their admin, member, time and reason on a $size',
  async (at) => {
    await page.viewport(...at.viewport);
    setResponse('listAuditLog', {
      entries: [
        auditEntryLike(),
        auditEntryLike({
          id: 'a2',
          act: 'delete_comment',
          isComment: true,
          note: '',
          after: 'gone',
          adminUsername: null,
          memberUsername: null,
          before: 'shown',
        }),
      ],
      next: null,
    });
    const letGo = holdResponses('listAuditLog');
    await open();
    await expect.element(page.getByText('Loading the audit log...')).toBeInTheDocument();
    await expect.element(page.getByTestId('audit-skeleton').first()).toBeVisible();
    letGo();
    const decided = page.getByRole('row').filter({ hasText: 'Decided a report' });
    for (const part of ['@root', '#12345678', 'Brass owl', '@ann_sells', 'Seen twice'])
      await expect.element(decided.getByText(part)).toBeVisible();
    await expect.element(decided).toMatchTextContent('Nov 21, 2026');
    await expect.element(decided).toMatchTextContent('Pending →to Resolved');
    const deleted = page.getByRole('row').filter({ hasText: 'Deleted a comment' });
    await expect.element(deleted.getByText('Comment on Brass owl')).toBeVisible();
    await expect.element(deleted.getByText('deleted member')).toHaveLength(2);
    await expect.element(deleted).toMatchTextContent('Shown →to Gone');
    await expect.element(page.getByTestId('audit-skeleton')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test('the audit log shows how many reports an act decided if it decided several', async () => {
  setResponse('listAuditLog', {
    entries: [
      auditEntryLike({ reports: 3 }),
      auditEntryLike({ id: 'a2', act: 'hide_item', reports: 2 }),
      auditEntryLike({ id: 'a3', act: 'show_item', reports: 0, before: 'pending, hidden' }),
    ],
    next: null,
  });
  await open();
  await expect
    .element(page.getByRole('table').getByText('Decided 3 reports', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('table').getByText('Hid an item, decided 2 reports'))
    .toBeVisible();
  await expect
    .element(page.getByRole('table').getByText('Showed an item again', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('table').getByText('Pending, hidden')).toBeVisible();
});

test('the audit log has column titles above the table on a wide screen, and in each row on a phone', async () => {
  setResponse('listAuditLog', { entries: [auditEntryLike()], next: null });
  await page.viewport(1280, 800);
  await open();
  await expect.element(page.getByRole('columnheader')).toHaveLength(8);
  await expect.element(cells(1)).toHaveLength(8);
  await expect.element(cells(1).nth(1)).toHaveTextContent('Admin@root');
  await expect.element(cells(1).nth(1).getByText('Admin', { exact: true })).not.toBeVisible();
  await page.viewport(...PHONE);
  await expect.element(cells(0).nth(1).getByText('Admin', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('columnheader')).not.toBeInTheDocument();
});

test('the audit log focuses the first new row after Show More', async () => {
  respondWithTwoPages();
  await open();
  await expect.element(page.getByText('Act 50')).toBeVisible();
  await showMoreButton().click();
  const added = page.getByRole('row').filter({ hasText: 'Act 51' });
  await expect.element(added).toHaveFocus();
  await expect.element(page.getByText('Act 52')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('52 entries')).toBeVisible();
  await expect.element(showMoreButton()).not.toBeInTheDocument();
  const cursors = callsTo('listAuditLog').map(({ url }) => url.searchParams.get('cursor'));
  expect(cursors).toEqual([null, NEXT_CURSOR]);
});

test('the audit log keeps its entries when more entries cannot be loaded, and loads these on Try Again', async () => {
  respondWithTwoPages();
  await open();
  await expect.element(showMoreButton()).toBeVisible();
  setErrorResponseOnce('listAuditLog', 'unavailable', 'The audit log is busy.');
  await showMoreButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The audit log is busy.');
  await expect.element(page.getByText('Act 50')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Act 52')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the audit log shows that there are no actions yet', async () => {
  setResponse('listAuditLog', { entries: [], next: null });
  await open();
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the audit log shows that it could not be loaded, and can be loaded again by keyboard', async () => {
  setErrorResponse('listAuditLog', 'not_found', 'The audit log is gone.');
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The audit log is gone.');
  await expectNoAxeViolations();
  setResponse('listAuditLog', { entries: [auditEntryLike()], next: null });
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  (page.getByRole('button', { name: 'Download CSV' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tryAgain).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Seen twice')).toBeVisible();
});

test('the audit log has room for the longest texts', SLOW_TEST_OPTIONS, async () => {
  const [subject, note] = ['W'.repeat(200), `${'W'.repeat(990)}\n`.repeat(2)];
  const [adminUsername, memberUsername] = ['W'.repeat(20), 'M'.repeat(20)];
  const longest = auditEntryLike({ subject, note, adminUsername, memberUsername, isComment: true });
  setResponse('listAuditLog', {
    entries: [longest, auditEntryLike({ id: 'a2' })],
    next: NEXT_CURSOR,
  });
  await open();
  await expect.element(showMoreButton()).toBeVisible();
  await expectGoodLayout();
});

test('the audit log shows acts on members, even if a member has no username', async () => {
  setResponse('listAuditLog', {
    entries: [
      auditEntryLike({
        act: 'suspend_member',
        report: null,
        reports: 0,
        subject: '',
        memberUsername: '',
        before: 'active',
        after: 'suspended for good',
        note: 'Fraud',
      }),
      auditEntryLike({ id: 'a2', act: 'warn_member', report: null, before: '', after: '' }),
    ],
    next: null,
  });
  await open();
  const row = page.getByRole('row').filter({ hasText: 'Suspended a member' });
  await expect.element(row).toMatchTextContent('no username');
  await expect.element(row).toMatchTextContent('Active →to Suspended for good');
  await expect.element(row.getByText('#')).not.toBeInTheDocument();
  const warned = page.getByRole('row').filter({ hasText: 'Warned a member' });
  await expect.element(warned).toBeVisible();
  await expect.element(warned.getByText('→')).not.toBeInTheDocument();
});

test('the audit log shows no change for an act that changes no state, such as a warning', async () => {
  setResponse('listAuditLog', {
    entries: [
      auditEntryLike({ act: 'warn_member', report: null, reports: 0, before: '', after: '' }),
    ],
    next: null,
  });
  await page.viewport(...PHONE);
  await open();
  // These rows have no value for 'Report' and 'Change', so two cells are missing.
  await expect.element(cells(0)).toHaveLength(6);
  await expect.element(auditRows().getByText('→')).not.toBeInTheDocument();
});
