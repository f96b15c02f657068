import { callsTo, refuse } from '@test/fake-api';
import { answerHome, answerVisitor } from '@test/home';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mayHaveSession } from '@/lib/likely-session';

const signInLink = () => page.getByRole('link', { name: 'Sign In' });

test('does not ask for the user of a browser without a mark', async () => {
  answerHome();
  answerVisitor();
  await renderApp();
  await expect.element(page.getByText('No items tracked yet')).toBeVisible();
  await expect.element(signInLink()).toBeVisible();
  expect(callsTo('getCurrentUser')).toEqual([]);
});

test('forgets the mark when the session has ended', async () => {
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
