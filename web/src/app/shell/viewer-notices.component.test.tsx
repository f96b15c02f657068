import type { Account } from '@contract/schemas/credentials';
import { expectNoAxeViolations } from '@test/accessibility';
import { answer, callsTo, loseNetwork } from '@test/fake-api';
import { answerHome, answerMember, answerVisitor } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noteSentMail, wasMailSent } from '@/features/accounts/model/sent-mail';

const ACCOUNT: Account = {
  email: 'ann@members.test',
  isEmailVerified: false,
  hasPassword: true,
  hasGoogle: false,
};
const notice = () => page.getByRole('complementary', { name: 'Your new account' });
const button = (name: string) => notice().getByRole('button', { name });

beforeEach(() => {
  answerMember(memberLike());
  answerHome();
  answer('getAccount', ACCOUNT);
});

async function showNotice(): Promise<void> {
  noteSentMail();
  await renderApp('/');
  await expect.element(notice().getByText(/sent a link to ann@members\.test/)).toBeVisible();
}

test('says after a registration that a mail was sent, and sends it again', async () => {
  await showNotice();
  await expectNoAxeViolations();
  loseNetwork('sendVerification');
  await button('Send again').click();
  await expect.element(notice().getByText(/You seem to be offline/)).toBeVisible();
  const message = "We've sent you a link. Open it to verify your email address.";
  answer('sendVerification', { message });
  await button('Send again').click();
  await expect.element(notice().getByText(message)).toBeVisible();
});

test('stays after a reload until the member dismisses it', async () => {
  await showNotice();
  expect(wasMailSent()).toBe(true);
  await button('Got It').click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(wasMailSent()).toBe(false);
});

test('goes when the address is verified in another tab', async () => {
  await showNotice();
  answer('getAccount', { ...ACCOUNT, isEmailVerified: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(notice()).not.toBeInTheDocument();
  expect(wasMailSent()).toBe(false);
});

test('asks nothing about the account without a registration in this tab', async () => {
  await renderApp('/');
  await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(notice()).not.toBeInTheDocument();
  expect(callsTo('getAccount')).toEqual([]);
});

test('waits until the member signs in', async () => {
  answerVisitor();
  noteSentMail();
  await renderApp('/');
  await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(wasMailSent()).toBe(true);
});
