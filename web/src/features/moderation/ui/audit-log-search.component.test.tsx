import { AUDIT_LOG_MESSAGES } from '@contract/schemas/audit-log';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  holdResponses,
  setErrorResponseOnce,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  NEXT_CURSOR,
  auditEntryLike,
  auditEntriesFrom,
  auditRows,
  showMoreButton,
  auditLogElement,
} from './audit-log.test-support';

const open = () => renderPart(auditLogElement);

afterEach(() => void vi.restoreAllMocks());

test('the audit log can be searched by words, action and days', async () => {
  setResponseByUrl('listAuditLog', ({ searchParams }) => ({
    entries: searchParams.get('q') === 'owl' ? [auditEntryLike({ note: 'Found' })] : [],
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

test('the audit log shows that nothing was found yet when a page has no match but there are more pages', async () => {
  setResponseByUrl('listAuditLog', ({ searchParams }) => ({
    entries: [],
    next: searchParams.get('q') === 'owl cup' && !searchParams.has('cursor') ? NEXT_CURSOR : null,
  }));
  await open();
  await expect.element(page.getByText('No actions yet.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('owl cup');
  await expect.element(page.getByText('Nothing found yet.')).toBeVisible();
  await showMoreButton().click();
  await expect.element(page.getByText('No entries found.')).toBeVisible();
  await expect.element(showMoreButton()).not.toBeInTheDocument();
});

test('the audit log shows the number of its entries, or that another search is loading', async () => {
  setResponseByUrl('listAuditLog', ({ searchParams }) =>
    searchParams.has('from')
      ? { entries: auditEntriesFrom(1, 1), next: null }
      : { entries: auditEntriesFrom(1, 50), next: NEXT_CURSOR },
  );
  await open();
  const status = page.getByRole('status');
  await expect.element(status.getByText('50 entries, and there are more')).toBeVisible();
  const letGo = holdResponses('listAuditLog');
  await page.getByLabelText('First day (UTC)').fill('2026-11-01');
  await expect.element(status.getByText('Loading the audit log...')).toBeVisible();
  await expect.element(page.getByText('Act 50')).toBeVisible();
  expect(auditRows().first().element().closest('[aria-busy="true"]')).not.toBeNull();
  letGo();
  await expect.element(status.getByText('1 entry', { exact: true })).toBeVisible();
  expect(auditRows().first().element().closest('[aria-busy="true"]')).toBeNull();
});

test('the audit log shows an error for days in the wrong order, and does not search', async () => {
  setResponse('listAuditLog', { entries: [auditEntryLike()], next: null });
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

test('the audit log downloads the filtered entries as a file, or shows why this failed', async () => {
  setResponse('listAuditLog', { entries: [auditEntryLike()], next: null });
  setResponse('exportAuditLog', { blob: new Blob(['Time']), filename: 'log.csv' });
  setErrorResponseOnce('exportAuditLog', 'too_large', AUDIT_LOG_MESSAGES.tooWide);
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
