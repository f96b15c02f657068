import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { setProfileResponses, profileLike } from '@test/profiles';
import { currentUrl, renderApp } from '@test/render';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const FAILED = 'Failed to update favorite status. Please try again.';
const premium = memberLike({ subscriptionStatus: 'active' });

const see = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const toggle = () => page.getByRole('button', { name: 'Favorite @thrifty' });
const expectPressed = (isPressed: boolean) =>
  expect.element(toggle()).toHaveAttribute('aria-pressed', String(isPressed));

describe('the favorite button', () => {
  beforeEach(() => {
    setSignedInMemberResponses(premium);
    setProfileResponses(profileLike());
    setResponse('checkFavorite', { isFavorited: false });
  });

  test('shows a seller as a favorite before the server responds, and can remove the seller again', async () => {
    setResponse('addFavorite', { isFavorited: true });
    const letGo = holdResponses('addFavorite');
    await renderApp('/user/thrifty');
    await toggle().click();
    await expectPressed(true);
    // A second click does nothing while the first call is running.
    await toggle().click();
    letGo();
    await see('Seller favorited');
    await expectPressed(true);
    expect(callsTo('addFavorite')).toHaveLength(1);
    setResponse('removeFavorite', { isFavorited: false });
    await userEvent.keyboard('{Enter}');
    await see('Seller unfavorited');
    await expectPressed(false);
  });

  test('returns to its state before the click when the server refuses the call or there is no network', async () => {
    setErrorResponse('addFavorite', 'internal', 'Something went wrong.');
    await renderApp('/user/thrifty');
    await toggle().click();
    await see(FAILED);
    await expectPressed(false);
    setNetworkFailure('addFavorite');
    await toggle().click();
    await see(FAILED);
    await expectPressed(false);
  });

  test('shows the reason when the server refuses a favorite above the limit', async () => {
    setErrorResponse('addFavorite', 'conflict', 'You have 500 favorite sellers.');
    await renderApp('/user/thrifty');
    await toggle().click();
    await see('You have 500 favorite sellers.');
    await expectPressed(false);
  });

  test('opens the sign-in page when the session has ended', async () => {
    setErrorResponse('addFavorite', 'unauthorized', 'Unauthorized');
    await renderApp('/user/thrifty');
    await toggle().click();
    await see('You are logged out. Logging in again...');
    await expect.poll(currentUrl).toMatch(/next=%2Fuser%2Fthrifty/);
  });

  test('is missing when its state could not be loaded, until Try Again loads the state', async () => {
    setErrorResponse('checkFavorite', 'unavailable', 'Down for a moment.');
    await renderApp('/user/thrifty');
    await see("We couldn't check whether @thrifty is a favorite of yours.");
    await expect.element(toggle()).not.toBeInTheDocument();
    await expectNoAxeViolations();
    setResponse('checkFavorite', { isFavorited: true });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectPressed(true);
  });

  test('is a link to the sign-in page for a visitor', async () => {
    setVisitorResponses();
    await renderApp('/user/thrifty');
    await expect
      .element(page.getByRole('link', { name: 'Sign in to favorite sellers' }))
      .toHaveAttribute('href', '/login?next=%2Fuser%2Fthrifty');
    expect(callsTo('checkFavorite')).toHaveLength(0);
  });

  test('is a link to Premium for a free member', async () => {
    setSignedInMemberResponses(memberLike());
    await renderApp('/user/thrifty');
    await expect
      .element(page.getByRole('link', { name: 'Upgrade to favorite sellers' }))
      .toHaveAttribute('href', '/subscribe?from=%2Fuser%2Fthrifty');
    await expect.element(toggle()).not.toBeInTheDocument();
    expect(callsTo('checkFavorite')).toHaveLength(0);
    await expectNoAxeViolations();
  });
});
