import { SESSION_MESSAGES } from '@contract/schemas/session';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import * as firebaseAuth from '@test/fake-firebase-auth';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { standardFees } from '@test/sales';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_DRAFT } from '@/features/sharing/model/draft';
import { loadDraft, saveDraft } from '@/features/sharing/model/draft-store';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { addToOutbox, listOutbox } from '@/lib/outbox/outbox-store';

const member = memberLike();
const dialog = () => page.getByRole('dialog', { name: 'Delete My Account' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const password = () => dialog().getByLabelText('Current Password');

beforeEach(() => {
  setSignedInMemberResponses(member);
  setHomeResponses();
  setResponse('listSessions', { devices: [] });
  setResponse('getFees', standardFees());
  respondWithAccount({ hasPassword: true });
});

const respondWithAccount = ({ hasPassword }: { readonly hasPassword: boolean }) =>
  setResponse('getAccount', {
    email: member.email,
    isEmailVerified: true,
    hasPassword,
    hasGoogle: !hasPassword,
  });

async function openDialog(): Promise<void> {
  await renderApp('/account-settings');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect.element(dialog()).toBeVisible();
}

async function confirm(): Promise<void> {
  firebaseAuth.signInByPassword.mockResolvedValue('fresh token');
  await password().fill('correct horse');
  await inDialog('Delete My Account').click();
}

test('lists what is removed and what stays, without axe violations', async () => {
  await openDialog();
  await expect.element(dialog().getByText(/your items with their pictures/)).toBeVisible();
  await expect
    .element(dialog().getByText(/comments on other members.* stay without your name/))
    .toBeVisible();
  await expect.element(password()).toBeVisible();
  await expectNoAxeViolations();
});

test('deletes the account, and its queued calls and draft on this device, and then opens the home page with a goodbye', async () => {
  await saveDraft(member.id, { ...EMPTY_DRAFT, values: { ...EMPTY_DRAFT.values, title: 'Owl' } });
  setErrorResponse('shareScreenshot', 'unavailable', 'Later');
  await addToOutbox(queuedTestEntry(crypto.randomUUID(), { memberId: member.id }), null);
  await openDialog();
  setResponse('deleteAccount');
  setVisitorResponses();
  await confirm();
  await expect.poll(currentUrl).toBe('/');
  await expect
    .element(page.getByText('Goodbye! Your account is being deleted', { exact: true }))
    .toBeVisible();
  expect(callsTo('deleteAccount')[0]?.body).toEqual({ idToken: 'fresh token' });
  expect(callsTo('logout')).toEqual([]);
  expect(await listOutbox(member.id)).toEqual([]);
  expect((await loadDraft(member.id))?.values.title ?? '').toBe('');
});

test('deletes nothing when the password is wrong, and keeps the dialog open', async () => {
  await openDialog();
  firebaseAuth.signInByPassword.mockRejectedValue(
    Object.assign(new Error('wrong'), { code: 'auth/wrong-password' }),
  );
  await password().fill('wrong horse');
  await inDialog('Delete My Account').click();
  await expect.element(dialog().getByText('This password is incorrect.')).toBeVisible();
  await expect.element(password()).toHaveFocus();
  expect(callsTo('deleteAccount')).toEqual([]);
});

test("shows the server's message when the server refuses the deletion", async () => {
  await openDialog();
  setErrorResponse('deleteAccount', 'forbidden', SESSION_MESSAGES.otherAccount);
  await confirm();
  await expect.element(dialog().getByText(SESSION_MESSAGES.otherAccount)).toBeVisible();
  expect(currentUrl()).toBe('/account-settings');
});

test('deletes the account of a member without a password after the member has confirmed with Google', async () => {
  respondWithAccount({ hasPassword: false });
  await openDialog();
  firebaseAuth.confirmIdentityByGoogle.mockResolvedValue('google token');
  setResponse('deleteAccount');
  setVisitorResponses();
  await inDialog('Continue with Google').click();
  await expect.poll(currentUrl).toBe('/');
  expect(callsTo('deleteAccount')[0]?.body).toEqual({ idToken: 'google token' });
});

test('closes on Escape and on Keep My Account, and deletes nothing', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await inDialog('Keep My Account').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo('deleteAccount')).toEqual([]);
});
