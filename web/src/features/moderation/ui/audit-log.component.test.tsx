import { AUDIT_LOG_MESSAGES, type AuditEntry } from '@contract/schemas/audit-log';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { expectNoAxeViolations } from '@test/accessibility';
import { respond, respondByUrl, callsTo, hold, refuse, refuseOnce } from '@test/fake-api';
import { expectGoodLayout, SLOW_TEST } from '@test/layout';
import { renderPart } from '@test/render';
import { BOTH_SIZES, PHONE } from '@test/viewports';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminSystem } from './admin-theme';
import { AuditLog } from './audit-log';

const NEXT = '1764000000000000.a50';

const entryLike = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'a1',
  act: 'decide_report',
  at: '2026-11-21T12:30:00.000Z',
  report: '12345678',
  adminUsername: 'root',
  memberUsername: 'ann_sells',
  subject: 'Brass owl',
  isComment: false,
  reports: 1,
  note: 'Seen twice',
  before: 'pending',
  after: 'resolved',
  ...change,
});
const entriesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    entryLike({ id: `a${first + at}`, note: `Act ${first + at}` }),
  );

const rows = () => page.getByRole('table', { name: 'Audit log' }).getByRole('row');
const cells = (row: number) => rows().nth(row).getByRole('cell');
const showMore = () => page.getByRole('button', { name: 'Show More' });

const open = () =>
  renderPart(
    <ChakraProvider value={adminSystem}>
      <AuditLog />
    </ChakraProvider>,
  );

/** Makes the API respond with two pages of the audit log: first with 50 entries, then with 2. */
function respondWithTwoPages(): void {
  respondByUrl('listAuditLog', ({ searchParams }) =>
    searchParams.get('cursor') === NEXT
      ? { entries: entriesFrom(51, 2), next: null }
      : { entries: entriesFrom(1, 50), next: NEXT },
  );
}

afterEach(() => void vi.restoreAllMocks());

test.each(BOTH_SIZES)(
  'lists acts with their admin, member, time and reason on a $size',
  async (at) => {
    await page.viewport(...at.viewport);
    respond('listAuditLog', {
      entries: [
        entryLike(),
        entryLike({
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
    const letGo = hold('listAuditLog');
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

test('shows the number of reports that an act decided when there are several', async () => {
  respond('listAuditLog', {
    entries: [
      entryLike({ reports: 3 }),
      entryLike({ id: 'a2', act: 'hide_item', reports: 2 }),
      entryLike({ id: 'a3', act: 'show_item', reports: 0, before: 'pending, hidden' }),
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

test('shows the titles above the columns on a wide screen, and in each row on a phone', async () => {
  respond('listAuditLog', { entries: [entryLike()], next: null });
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

test('focuses the first new row after Show More', async () => {
  respondWithTwoPages();
  await open();
  await expect.element(page.getByText('Act 50')).toBeVisible();
  await showMore().click();
  const added = page.getByRole('row').filter({ hasText: 'Act 51' });
  await expect.element(added).toHaveFocus();
  await expect.element(page.getByText('Act 52')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('52 entries')).toBeVisible();
  await expect.element(showMore()).not.toBeInTheDocument();
  const cursors = callsTo('listAuditLog').map(({ url }) => url.searchParams.get('cursor'));
  expect(cursors).toEqual([null, NEXT]);
});

test('keeps the entries on the screen when more entries cannot be loaded, and tries again', async () => {
  respondWithTwoPages();
  await open();
  await expect.element(showMore()).toBeVisible();
  refuseOnce('listAuditLog', 'unavailable', 'The audit log is busy.');
  await showMore().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The audit log is busy.');
  await expect.element(page.getByText('Act 50')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Act 52')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('shows that there are no actions yet when the log is empty', async () => {
  respond('listAuditLog', { entries: [], next: null });
  await open();
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('shows that the log could not be loaded, and tries again by keyboard', async () => {
  refuse('listAuditLog', 'not_found', 'The audit log is gone.');
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The audit log is gone.');
  await expectNoAxeViolations();
  respond('listAuditLog', { entries: [entryLike()], next: null });
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  (page.getByRole('button', { name: 'Download CSV' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tryAgain).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Seen twice')).toBeVisible();
});

test('fits the longest titles, names and notes without overlaps', SLOW_TEST, async () => {
  const subject = 'W'.repeat(200);
  const note = `${'W'.repeat(990)}\n`.repeat(2);
  const adminUsername = 'W'.repeat(20);
  const memberUsername = 'M'.repeat(20);
  const longest = entryLike({ subject, note, adminUsername, memberUsername, isComment: true });
  respond('listAuditLog', { entries: [longest, entryLike({ id: 'a2' })], next: NEXT });
  await open();
  await expect.element(showMore()).toBeVisible();
  await expectGoodLayout();
});

test('searches by words, action and days, and keeps these filters in the URL', async () => {
  respondByUrl('listAuditLog', ({ searchParams }) => ({
    entries: searchParams.get('q') === 'owl' ? [entryLike({ note: 'Found' })] : [],
    next: null,
  }));
  await open();
  await page.getByRole('searchbox', { name: 'Search' }).fill('owl');
  await expect.element(page.getByText('Found')).toBeVisible();
  await page.getByLabelText('First day (UTC)').fill('2026-11-01');
  await page.getByLabelText('Last day (UTC)').fill('2026-11-30');
  const asked = () => callsTo('listAuditLog').at(-1)?.url.search;
  await expect.poll(asked).toBe('?q=owl&from=2026-11-01&to=2026-11-30');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Suspended a member' }).click();
  await expect.poll(asked).toBe('?q=owl&act=suspend_member&from=2026-11-01&to=2026-11-30');
  await page.getByRole('searchbox', { name: 'Search' }).fill('fox');
  await expect.element(page.getByText('No entries found.')).toBeVisible();
  await expectNoAxeViolations();
});

test('shows that nothing was found yet when a page has no match but there are more pages', async () => {
  respondByUrl('listAuditLog', ({ searchParams }) => ({
    entries: [],
    next: searchParams.get('q') === 'owl cup' && !searchParams.has('cursor') ? NEXT : null,
  }));
  await open();
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('owl cup');
  await expect.element(page.getByText('Nothing found yet.')).toBeVisible();
  await showMore().click();
  await expect.element(page.getByText('No entries found.')).toBeVisible();
  await expect.element(showMore()).not.toBeInTheDocument();
});

test('shows the number of entries, and shows that another search is loading', async () => {
  respondByUrl('listAuditLog', ({ searchParams }) =>
    searchParams.has('from')
      ? { entries: entriesFrom(1, 1), next: null }
      : { entries: entriesFrom(1, 50), next: NEXT },
  );
  await open();
  const status = page.getByRole('status');
  await expect.element(status.getByText('50 entries, and there are more')).toBeVisible();
  const letGo = hold('listAuditLog');
  await page.getByLabelText('First day (UTC)').fill('2026-11-01');
  await expect.element(status.getByText('Loading the audit log...')).toBeVisible();
  await expect.element(page.getByText('Act 50')).toBeVisible();
  expect(rows().first().element().closest('[aria-busy="true"]')).not.toBeNull();
  letGo();
  await expect.element(status.getByText('1 entry', { exact: true })).toBeVisible();
  expect(rows().first().element().closest('[aria-busy="true"]')).toBeNull();
});

test('shows an error for days in the wrong order, and does not search', async () => {
  respond('listAuditLog', { entries: [entryLike()], next: null });
  await open();
  await page.getByLabelText('Last day (UTC)').fill('2026-11-01');
  await expect.poll(() => callsTo('listAuditLog')).toHaveLength(2);
  await page.getByLabelText('Last day (UTC)').fill('9999-12-31');
  await page.getByLabelText('Last day (UTC)').fill('2026-11-01');
  await page.getByLabelText('First day (UTC)').fill('2026-11-02');
  await expect.element(page.getByText("The first day can't be after the last day")).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('audit-skeleton')).not.toBeInTheDocument();
  await expect.element(page.getByText('Loading the audit log...')).not.toBeInTheDocument();
  expect(callsTo('listAuditLog')).toHaveLength(2);
});

test('downloads the filtered entries as a file, or shows why it failed', async () => {
  respond('listAuditLog', { entries: [entryLike()], next: null });
  respond('exportAuditLog', { blob: new Blob(['Time']), filename: 'log.csv' });
  refuseOnce('exportAuditLog', 'too_large', AUDIT_LOG_MESSAGES.tooWide);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open();
  await page.getByLabelText('First day (UTC)').fill('2026-11-01');
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(AUDIT_LOG_MESSAGES.tooWide);
  await button.click();
  await expect.element(page.getByText('Downloaded log.csv')).toBeVisible();
  expect(callsTo('exportAuditLog').at(-1)?.url.search).toBe('?from=2026-11-01');
  expect(saved).toHaveBeenCalledOnce();
});

test('shows acts on members, who may have no username', async () => {
  respond('listAuditLog', {
    entries: [
      entryLike({
        act: 'suspend_member',
        report: null,
        reports: 0,
        subject: '',
        memberUsername: '',
        before: 'active',
        after: 'suspended for good',
        note: 'Fraud',
      }),
      entryLike({ id: 'a2', act: 'warn_member', report: null, before: '', after: '' }),
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

test('shows no change for acts that do not change a state', async () => {
  respond('listAuditLog', {
    entries: [entryLike({ act: 'warn_member', report: null, reports: 0, before: '', after: '' })],
    next: null,
  });
  await page.viewport(...PHONE);
  await open();
  // These rows have no value for 'Report' and 'Change', so two cells are missing.
  await expect.element(cells(0)).toHaveLength(6);
  await expect.element(rows().getByText('→')).not.toBeInTheDocument();
});
