import { callsTo, refuse } from '@test/fake-api';
import { answerHome, answerMember, answerVisitor } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mayHaveSession } from '@/lib/likely-session';

const OLD_MARK = 'boloboard-member';

const signInLink = () => page.getByRole('link', { name: 'Sign In' });
const shareButton = () => page.getByRole('button', { name: 'Share a Sale' });

test('does not ask for the user of a browser without a mark', async () => {
  answerHome();
  answerVisitor();
  await renderApp();
  await expect.element(page.getByText('No items tracked yet')).toBeVisible();
  await expect.element(signInLink()).toBeVisible();
  expect(callsTo('getCurrentUser')).toEqual([]);
});

test('asks for a member who has only the mark of an earlier release, and removes it', async () => {
  localStorage.setItem(OLD_MARK, 'free');
  answerHome();
  answerMember(memberLike());
  document.cookie = 'boloboard_session=; Path=/; Max-Age=0';
  await renderApp();
  await expect.element(shareButton()).toBeVisible();
  expect(localStorage.getItem(OLD_MARK)).toBeNull();
});

test('forgets the marks when the session has ended', async () => {
  localStorage.setItem(OLD_MARK, 'premium');
  document.cookie = 'boloboard_session=1; Path=/';
  answerHome();
  refuse('getCurrentUser', 'unauthorized', 'Unauthorized');
  await renderApp();
  await expect.element(signInLink()).toBeVisible();
  expect(mayHaveSession()).toBe(false);
});

test('keeps the mark when the server cannot be asked', async () => {
  document.cookie = 'boloboard_session=1; Path=/';
  answerHome();
  refuse('getCurrentUser', 'unavailable', 'Not now.');
  await renderApp();
  await expect.element(signInLink()).toBeVisible();
  expect(mayHaveSession()).toBe(true);
});
