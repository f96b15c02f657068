import { callsTo, loseNetwork, refuse } from '@test/fake-api';
import { answerHome, answerMember, answerVisitor } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('when the server cannot say who is signed in', () => {
  const dashboard = () => page.getByRole('link', { name: 'Dashboard' });

  beforeEach(async () => {
    await page.viewport(...DESKTOP);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerHome();
    answerMember(memberLike());
  });
  afterEach(() => {
    vi.useRealTimers();
    goOnline();
  });

  /** Opens the home page of somebody with a mark. The server does not answer for the user. */
  async function openUnanswered(): Promise<void> {
    await renderApp();
    await expect.poll(() => callsTo('getCurrentUser')).toHaveLength(1);
    await expect.element(page.getByText('No items tracked yet')).toBeVisible();
    await expect.element(signInLink()).not.toBeInTheDocument();
    await expect.element(dashboard()).not.toBeInTheDocument();
    expect(mayHaveSession()).toBe(true);
  }

  test('keeps the mark, and asks again later after an error of the server', async () => {
    refuse('getCurrentUser', 'unavailable', 'Not now.');
    await openUnanswered();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => callsTo('getCurrentUser')).toHaveLength(2);
    await expect.element(signInLink()).not.toBeInTheDocument();
    answerMember(memberLike());
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(dashboard()).toBeVisible();
  });

  test('keeps the mark without a network, and asks again when it returns', async () => {
    loseNetwork('getCurrentUser');
    await openUnanswered();
    goOffline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callsTo('getCurrentUser')).toHaveLength(1);
    answerMember(memberLike());
    goOnline();
    await expect.element(dashboard()).toBeVisible();
  });

  test('shows the visitor parts when the session has ended meanwhile', async () => {
    refuse('getCurrentUser', 'unavailable', 'Not now.');
    await openUnanswered();
    answerVisitor();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(signInLink()).toBeVisible();
    expect(mayHaveSession()).toBe(false);
  });
});
