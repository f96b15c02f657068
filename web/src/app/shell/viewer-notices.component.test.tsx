import type { SignInMethods } from '@contract/schemas/credentials';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setNetworkFailure } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  rememberSentMailAddress,
  sentMailAddress,
} from '@/features/accounts/model/sent-mail-address';
import { forgetMember } from './forget-member';

const ACCOUNT: SignInMethods = {
  email: 'ann@members.test',
  isEmailVerified: false,
  hasPassword: true,
  hasGoogle: false,
};
const notice = () => page.getByRole('complementary', { name: 'Your new account' });
const focusTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const showsNoNotice = async () => {
  await expect.element(page.getByRole('button', { name: 'You, account menu' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(notice()).not.toBeInTheDocument();
};
const button = (name: string) => notice().getByRole('button', { name });

beforeEach(() => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses();
  setResponse('getAccount', ACCOUNT);
});

async function showNotice(): Promise<void> {
  rememberSentMailAddress('Ann@members.test');
  await renderApp('/');
  await expect.element(notice().getByText(/sent a link to ann@members\.test/)).toBeVisible();
}

describe('the notice to verify the email address', () => {
  test('states after a registration that a mail was sent, and sends the mail again on request', async () => {
    await showNotice();
    await expectNoAxeViolations();
    setNetworkFailure('sendVerification');
    await button('Send Again').click();
    await expect.element(notice().getByText(/You seem to be offline/)).toBeVisible();
    const message = "We've sent you a link. Open it to verify your email address.";
    setResponse('sendVerification', { message });
    await button('Send Again').click();
    await expect.element(notice().getByText(message)).toBeVisible();
  });

  test('keeps the email address of the sent mail stored until the member dismisses the notice', async () => {
    await showNotice();
    expect(sentMailAddress()).toBe('ann@members.test');
    await button('Got It').click();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(sentMailAddress()).toBeNull();
  });

  test('disappears when the address is verified in another tab', async () => {
    await showNotice();
    setResponse('getAccount', { ...ACCOUNT, isEmailVerified: true });
    focusTab();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(sentMailAddress()).toBeNull();
    const before = callsTo('getAccount').length;
    focusTab();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(callsTo('getAccount')).toHaveLength(before);
  });

  test('appears only after the server has reported that the address is unverified', async () => {
    const letGo = holdResponses('getAccount');
    rememberSentMailAddress(ACCOUNT.email);
    await renderApp('/');
    await showsNoNotice();
    letGo();
    await expect.element(notice()).toBeVisible();
  });

  test('does not appear when the account cannot be read', async () => {
    setNetworkFailure('getAccount');
    rememberSentMailAddress(ACCOUNT.email);
    await renderApp('/');
    await showsNoNotice();
    expect(sentMailAddress()).toBe(ACCOUNT.email);
  });

  test('does not appear to another member who signs in in the same tab', async () => {
    rememberSentMailAddress('bob@members.test');
    await renderApp('/');
    await showsNoNotice();
    expect(callsTo('getAccount')).toEqual([]);
  });

  test('disappears when the member signs out', async () => {
    await showNotice();
    await forgetMember(memberLike().id);
    await expect.element(notice()).not.toBeInTheDocument();
    expect(sentMailAddress()).toBeNull();
  });

  test('does not appear, and the account is not requested, if nobody has registered in this tab', async () => {
    await renderApp('/');
    await showsNoNotice();
    expect(callsTo('getAccount')).toEqual([]);
  });

  test('does not appear before the member signs in', async () => {
    setVisitorResponses();
    rememberSentMailAddress(ACCOUNT.email);
    await renderApp('/');
    await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(sentMailAddress()).toBe(ACCOUNT.email);
  });
});
