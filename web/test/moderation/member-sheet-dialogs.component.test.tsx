import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  callsTo,
  holdResponses,
  setErrorResponse,
  setStaleStateResponse,
  setErrorResponseOnce,
} from '@test/fake-api';
import {
  setMemberSheetResponses,
  openMemberSheet,
  memberSheetLike,
  changeStoredMember,
  suspensionFields,
  withEntityTag,
} from '@test/members-for-admins';
import { expectText, toast } from '@test/moderation';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const text = () => page.getByLabelText('Text for the Member');

describe("an admin's warning", () => {
  test('needs a text of 1 to 500 characters', async () => {
    setMemberSheetResponses();
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

  test('is sent once when its button is clicked twice, and then the button that opened the dialog has the focus', async () => {
    setMemberSheetResponses();
    await openMemberSheet();
    await button('Warn').click();
    await expect.element(dialog('Warn @olga').getByRole('heading')).toHaveFocus();
    await text().fill('Please stop');
    const letGo = holdResponses('warnMember');
    await inDialog('Warn').dblClick();
    await expect.element(inDialog('Warning...')).toBeVisible();
    letGo();
    await expect.element(toast('Member Warned')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Warn')).toHaveFocus();
    expect(callsTo('warnMember')).toMatchObject([{ body: { text: 'Please stop' } }]);
  });

  test('does not close the dialog for notes if the admin opens this dialog while the warning is being sent', async () => {
    setMemberSheetResponses();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    const letGo = holdResponses('warnMember');
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

  test('shows its error in a toast if the admin opens the dialog for notes while the warning is being sent', async () => {
    setMemberSheetResponses();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    setErrorResponse('warnMember', 'unavailable', 'The server is busy.');
    const letGo = holdResponses('warnMember');
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
    setMemberSheetResponses();
    await openMemberSheet();
    await button('Warn').click();
    await text().fill('Please stop');
    setErrorResponseOnce('warnMember', 'unavailable', 'The server is busy.');
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
    setMemberSheetResponses({ isPremium: true });
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

  test('needs a second confirmation if another admin has suspended the member meanwhile', async () => {
    setMemberSheetResponses();
    await openMemberSheet();
    await button('Suspend').click();
    await text().fill('Sold fakes');
    setStaleStateResponse(
      'suspendMember',
      withEntityTag(memberSheetLike(suspensionFields({ until: null, by: 'anna' }))),
    );
    changeStoredMember(suspensionFields({ until: null, by: 'anna' }));
    await inDialog('Suspend').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(`${MEMBERS_FOR_ADMINS_MESSAGES.changed} Suspended for good.`);
    await expect.element(dialog('Change the Suspension of @olga')).toBeVisible();
    await expect.element(text()).toHaveValue('Sold fakes');
    await inDialog('Suspend').click();
    await expect
      .poll(() => callsTo('suspendMember').map(({ ifMatch }) => ifMatch))
      .toEqual(['"none"', '"ruling-1"']);
  });

  test('ends when the admin restores the member', async () => {
    setMemberSheetResponses(suspensionFields());
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

  test('shows an error when the admin tries to end a suspension that another admin has already ended', async () => {
    setMemberSheetResponses(suspensionFields());
    await openMemberSheet();
    await button('Restore').click();
    setStaleStateResponse('restoreMember', withEntityTag(memberSheetLike()));
    changeStoredMember({ suspension: null, version: 'none' });
    await inDialog('Restore').click();
    await expect
      .element(toast(`${MEMBERS_FOR_ADMINS_MESSAGES.changed} They are not suspended now.`))
      .toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Suspend')).toBeVisible();
  });

  test('shows an error when the member is the last admin', async () => {
    setMemberSheetResponses({ isAdmin: true });
    await openMemberSheet();
    await button('Suspend').click();
    await text().fill('Sold fakes');
    setErrorResponse('suspendMember', 'conflict', MEMBERS_FOR_ADMINS_MESSAGES.lastAdmin);
    await inDialog('Suspend').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(MEMBERS_FOR_ADMINS_MESSAGES.lastAdmin);
    await expect.element(text()).toHaveValue('Sold fakes');
  });
});

test('an admin can add a note about the member in the member sheet', async () => {
  setMemberSheetResponses();
  await openMemberSheet();
  await expect.element(page.getByText('No notes yet.')).toBeVisible();
  await button('Add Note').click();
  await page.getByLabelText('Note *').fill('Wrote to her');
  await inDialog('Add Note').click();
  await expect.element(toast('Note Added')).toBeVisible();
  await expect.element(page.getByText('Wrote to her')).toBeVisible();
  await expect.element(page.getByText('@root on Nov 23, 2026 3:04 PM')).toBeVisible();
});
