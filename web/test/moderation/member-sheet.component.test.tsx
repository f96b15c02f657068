import type { AuditEntry } from '@contract/schemas/audit-log';
import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponseOnce } from '@test/fake-api';
import {
  setMemberItemResponses,
  setMemberSheetResponses,
  openMemberSheet,
  suspensionFields,
} from '@test/members-for-admins';
import { setReportQueueResponses, reportLike, expectText } from '@test/moderation';
import { currentUrl } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const openSection = (title: string) => page.getByText(title, { exact: true }).click();

const warning: AuditEntry = {
  id: 'a1',
  act: 'warn_member',
  at: '2026-11-23T15:00:00.000Z',
  report: null,
  reports: 0,
  adminUsername: 'root',
  memberUsername: 'olga',
  subject: '',
  isComment: false,
  note: 'Please stop',
  before: '',
  after: '',
};

describe('the member sheet for admins', () => {
  test('shows the member, and why and until when the member is suspended', async () => {
    setMemberSheetResponses({
      ...suspensionFields(),
      isPremium: true,
      subscriptionStatus: 'canceled',
      subscriptionPlan: 'monthly',
      subscriptionEndDate: new Date(2026, 11, 2).toISOString(),
    });
    await openMemberSheet();
    const sheet = page.getByRole('region', { name: '@olga' });
    for (const part of [
      'Olga Stone',
      'olga@example.com',
      'Member SinceNov 23, 2026',
      '1 of 3 reports upheld',
      'Premium, billed monthly, ends Dec 2, 2026',
      'IDolga-1',
      '“Sold fakes”',
      'Suspended until Nov 30, 2026 3:04 PM, by @root on Nov 23, 2026 3:04 PM',
    ])
      await expectText(sheet, part);
    await expect.element(button('Restore')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('loads items and reports only when their section opens', async () => {
    setMemberSheetResponses();
    setMemberItemResponses();
    const counts = { total: 1, pending: 1, reviewed: 0, resolved: 0, dismissed: 0 };
    setResponse('listMemberReports', { reports: [reportLike()], counts, next: null });
    await openMemberSheet();
    expect([callsTo('listMemberItems'), callsTo('listMemberReports')]).toEqual([[], []]);
    await openSection('Items (2, 1 hidden)');
    const items = page.getByRole('group', { name: 'Items' });
    await expect.element(items.getByRole('link')).toHaveLength(1);
    await expect
      .element(items.getByRole('link', { name: 'Brass owl' }))
      .toHaveAttribute('href', '/item/owl0');
    await expectText(items.getByRole('listitem').nth(1), 'Tin owlHidden');
    await openSection('Reports Received (1)');
    await expectText(page.getByRole('group', { name: 'Reports Received' }), 'Report #10000001');
    expect(callsTo('listMemberReports').map(({ url }) => url.search)).toEqual([
      '?direction=received',
    ]);
    await openSection('Sessions (1)');
    await expect
      .element(page.getByText('Signed in Nov 23, 2026, last seen Nov 24, 2026'))
      .toBeVisible();
    await expectNoAxeViolations();
    setReportQueueResponses([reportLike()]);
    await page.getByRole('link', { name: 'Find in the Queue' }).click();
    expect(currentUrl()).toBe('/admin?q=Brass+owl');
    await expect.element(page.getByRole('tab', { name: 'Reports' })).toHaveFocus();
  });

  test('shows another tab when the admin chooses it, and the chosen tab keeps the focus', async () => {
    setMemberSheetResponses();
    setReportQueueResponses([reportLike()]);
    await openMemberSheet();
    const tab = page.getByRole('tab', { name: 'Reports' });
    await tab.click();
    await expect.element(page.getByRole('heading', { name: /^Report #/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '@olga' })).not.toBeInTheDocument();
    await expect.element(tab).toHaveFocus();
  });

  test('shows that its list contains only the newest 50 notes, and a link to all entries in the audit log', async () => {
    const note = { text: 'Wrote to her', by: 'root', at: '2026-11-23T15:00:00.000Z' };
    const notes = Array.from({ length: 50 }, (_, n) => ({ ...note, id: `n${n}` }));
    setMemberSheetResponses({ notes, decisions: [warning] });
    await openMemberSheet();
    await expect
      .element(page.getByRole('heading', { name: 'Notes (the newest 50)' }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Decisions (1)' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Find in the Audit Log' }))
      .toHaveAttribute('href', '/admin?tab=audit&q=olga');
  });

  test('shows why a section could not be loaded, and can load the section again', async () => {
    setMemberSheetResponses();
    setMemberItemResponses();
    setErrorResponseOnce('listMemberItems', 'unavailable', 'The items are busy.');
    await openMemberSheet();
    await openSection('Items (2, 1 hidden)');
    await expect.element(page.getByRole('alert')).toMatchTextContent('The items are busy.');
    await button('Try Again').click();
    await expect.element(page.getByRole('link', { name: 'Brass owl' })).toBeVisible();
  });

  test('shows why admins cannot act on their own account', async () => {
    setMemberSheetResponses({ isOwn: true });
    await openMemberSheet();
    await expect.element(button('Warn')).toBeDisabled();
    await expect.element(button('Suspend')).toBeDisabled();
    await expect
      .element(button('Suspend'))
      .toHaveAccessibleDescription(MEMBERS_FOR_ADMINS_MESSAGES.self);
    await expect.element(button('Add Note')).toBeEnabled();
  });
});
