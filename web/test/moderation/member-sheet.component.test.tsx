import type { AuditEntry } from '@contract/schemas/audit-log';
import { MODERATED_MEMBER_MESSAGES } from '@contract/schemas/moderated-member';
import { expectNoAxeViolations } from '@test/accessibility';
import { respond, callsTo, hold, refuse, refuseAsStale, refuseOnce } from '@test/fake-api';
import {
  respondWithMemberItems,
  respondWithMemberSheet,
  openMemberSheet,
  memberSheetLike,
  storeMember,
  suspensionFields,
  withEntityTag,
} from '@test/moderated-members';
import { respondWithQueue, reportLike, expectText, toast } from '@test/moderation';
import { currentUrl } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const text = () => page.getByLabelText('Text for the Member');
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
    respondWithMemberSheet({
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

  test('loads items and reports when their section opens', async () => {
    respondWithMemberSheet();
    respondWithMemberItems();
    const counts = { total: 1, pending: 1, reviewed: 0, resolved: 0, dismissed: 0 };
    respond('listMemberReports', { reports: [reportLike()], counts, next: null });
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
    respondWithQueue([reportLike()]);
    await page.getByRole('link', { name: 'Find in the Queue' }).click();
    expect(currentUrl()).toBe('/admin?q=Brass+owl');
    await expect.element(page.getByRole('tab', { name: 'Reports' })).toHaveFocus();
  });

  test('shows another tab when the admin chooses it, and the chosen tab keeps the focus', async () => {
    respondWithMemberSheet();
    respondWithQueue([reportLike()]);
    await openMemberSheet();
    const tab = page.getByRole('tab', { name: 'Reports' });
    await tab.click();
    await expect.element(page.getByRole('heading', { name: /^Report #/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '@olga' })).not.toBeInTheDocument();
    await expect.element(tab).toHaveFocus();
  });

  test('shows that its lists of notes and decisions may be incomplete, with a link to all of them', async () => {
    const note = { text: 'Wrote to her', by: 'root', at: '2026-11-23T15:00:00.000Z' };
    const notes = Array.from({ length: 50 }, (_, n) => ({ ...note, id: `n${n}` }));
    respondWithMemberSheet({ notes, decisions: [warning] });
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
    respondWithMemberSheet();
    respondWithMemberItems();
    refuseOnce('listMemberItems', 'unavailable', 'The items are busy.');
    await openMemberSheet();
    await openSection('Items (2, 1 hidden)');
    await expect.element(page.getByRole('alert')).toMatchTextContent('The items are busy.');
    await button('Try Again').click();
    await expect.element(page.getByRole('link', { name: 'Brass owl' })).toBeVisible();
  });

  test('shows why admins cannot act on their own account', async () => {
    respondWithMemberSheet({ isOwn: true });
    await openMemberSheet();
    await expect.element(button('Warn')).toBeDisabled();
    await expect.element(button('Suspend')).toBeDisabled();
    await expect
      .element(button('Suspend'))
      .toHaveAccessibleDescription(MODERATED_MEMBER_MESSAGES.self);
    await expect.element(button('Add Note')).toBeEnabled();
  });
});

describe("an admin's warning", () => {
  test('needs a text of at most 500 characters', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Warn').click();
    await inDialog('Warn').click();
    await expect.element(text()).toHaveAccessibleDescription(/Please tell the member why\./);
    await expect.element(text()).toHaveFocus();
    await text().fill('W'.repeat(460));
    await expect.element(page.getByText('40 characters left')).toBeVisible();
    await text().fill('W'.repeat(501));
    await inDialog('Warn').click();
    await expect.element(text()).toHaveAccessibleDescription(/at most 500 characters/);
    expect(callsTo('warnMember')).toEqual([]);
  });

  test('is sent once, and returns the focus', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Warn').click();
    await expect.element(dialog('Warn @olga').getByRole('heading')).toHaveFocus();
    await text().fill('Please stop');
    const letGo = hold('warnMember');
    await inDialog('Warn').dblClick();
    await expect.element(inDialog('Warning...')).toBeVisible();
    letGo();
    await expect.element(toast('Member Warned')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Warn')).toHaveFocus();
    expect(callsTo('warnMember')).toMatchObject([{ body: { text: 'Please stop' } }]);
  });

  test('does not close another dialog that the admin has opened while the warning was being sent', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    const letGo = hold('warnMember');
    await inDialog('Warn').click();
    await expect.element(inDialog('Warning...')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await button('Add Note').click();
    await page.getByLabelText('Note *').click();
    letGo();
    await expect.element(toast('Member Warned')).toBeVisible();
    await page.getByLabelText('Note *').fill('Warned her');
    await inDialog('Add Note').click();
    await expect.element(toast('Note Added')).toBeVisible();
    await expect.element(page.getByText('Warned her')).toBeVisible();
  });

  test('shows its error outside of another dialog that the admin has opened meanwhile', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    refuse('warnMember', 'unavailable', 'The server is busy.');
    const letGo = hold('warnMember');
    await inDialog('Warn').click();
    await expect.element(inDialog('Warning...')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await button('Add Note').click();
    letGo();
    await expect.element(toast('The server is busy.')).toBeVisible();
    await expect.element(dialog('Add a Note About @olga')).toBeVisible();
    await expect
      .element(dialog('Add a Note About @olga').getByRole('alert'))
      .not.toBeInTheDocument();
  });

  test('keeps its text and its idempotency key after a failure, also when the dialog closes', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    refuseOnce('warnMember', 'unavailable', 'The server is busy.');
    await inDialog('Warn').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The server is busy.');
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await button('Warn').click();
    await expect.element(text()).toHaveValue('Please stop');
    await inDialog('Warn').click();
    await expect.element(toast('Member Warned')).toBeVisible();
    await button('Warn').click();
    await expect.element(text()).toHaveValue('');
    await text().fill('Please stop');
    await inDialog('Warn').click();
    await expect.poll(() => callsTo('warnMember').length).toBe(3);
    const [failed, repeated, again] = callsTo('warnMember').map((sent) => sent.idempotencyKey);
    expect(repeated).toBe(failed);
    expect(again).not.toBe(failed);
  });
});

describe("an admin's suspension of a member", () => {
  test.each([
    { choice: '30 days', days: 30 },
    { choice: 'For good', days: null },
  ])('ends at the chosen time: $choice', async ({ choice, days }) => {
    respondWithMemberSheet({ isPremium: true });
    await openMemberSheet();
    await button('Suspend').click();
    await expectText(dialog('Suspend @olga'), 'All sessions end.');
    await expectText(dialog('Suspend @olga'), 'the subscription ends with the period');
    await expect.element(page.getByRole('radio', { name: '1 day', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: choice }).click();
    await text().fill('Sold fakes');
    await inDialog('Suspend').click();
    await expect.element(toast('Member Suspended')).toBeVisible();
    expect(callsTo('suspendMember')).toMatchObject([
      { body: { days, text: 'Sold fakes' }, ifMatch: '"none"' },
    ]);
    await expectText(page.getByRole('region', { name: '@olga' }), 'Suspended until Nov 30, 2026');
    await expect.element(button('Change Suspension')).toHaveFocus();
  });

  test('asks again when another admin has suspended the member', async () => {
    respondWithMemberSheet();
    await openMemberSheet();
    await button('Suspend').click();
    await text().fill('Sold fakes');
    refuseAsStale(
      'suspendMember',
      withEntityTag(memberSheetLike(suspensionFields({ until: null, by: 'anna' }))),
    );
    storeMember(suspensionFields({ until: null, by: 'anna' }));
    await inDialog('Suspend').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(`${MODERATED_MEMBER_MESSAGES.changed} Suspended for good.`);
    await expect.element(dialog('Change the Suspension of @olga')).toBeVisible();
    await expect.element(text()).toHaveValue('Sold fakes');
    await inDialog('Suspend').click();
    await expect
      .poll(() => callsTo('suspendMember').map(({ ifMatch }) => ifMatch))
      .toEqual(['"none"', '"ruling-1"']);
  });

  test('ends when the admin restores the member', async () => {
    respondWithMemberSheet(suspensionFields());
    await openMemberSheet();
    await button('Restore').click();
    await expectText(dialog('Restore @olga?'), 'Suspended until Nov 30, 2026 3:04 PM.');
    expect(callsTo('restoreMember')).toEqual([]);
    await inDialog('Restore').click();
    await expect.element(toast('Member Restored')).toBeVisible();
    expect(callsTo('restoreMember')).toMatchObject([{ ifMatch: '"ruling-1"' }]);
    await expect.element(button('Restore')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '@olga' })).toHaveFocus();
  });

  test('shows an error when another admin has already ended the suspension', async () => {
    respondWithMemberSheet(suspensionFields());
    await openMemberSheet();
    await button('Restore').click();
    refuseAsStale('restoreMember', withEntityTag(memberSheetLike()));
    storeMember({ suspension: null, version: 'none' });
    await inDialog('Restore').click();
    await expect
      .element(toast(`${MODERATED_MEMBER_MESSAGES.changed} They are not suspended now.`))
      .toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Suspend')).toBeVisible();
  });

  test('shows an error when the member is the last admin', async () => {
    respondWithMemberSheet({ isAdmin: true });
    await openMemberSheet();
    await button('Suspend').click();
    await text().fill('Sold fakes');
    refuse('suspendMember', 'conflict', MODERATED_MEMBER_MESSAGES.lastAdmin);
    await inDialog('Suspend').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(MODERATED_MEMBER_MESSAGES.lastAdmin);
    await expect.element(text()).toHaveValue('Sold fakes');
  });
});

test("the member sheet adds an admin's note about the member", async () => {
  respondWithMemberSheet();
  await openMemberSheet();
  await expect.element(page.getByText('No notes yet.')).toBeVisible();
  await button('Add Note').click();
  await page.getByLabelText('Note *').fill('Wrote to her');
  await inDialog('Add Note').click();
  await expect.element(toast('Note Added')).toBeVisible();
  await expect.element(page.getByText('Wrote to her')).toBeVisible();
  await expect.element(page.getByText('@root on Nov 23, 2026 3:04 PM')).toBeVisible();
});
