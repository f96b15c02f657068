import { setAccountSettingsResponses } from '@test/account-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { premiumStatusLike, subscriptionStatusLike, YEARLY } from '@test/billing';
import { expectTextContent } from '@test/dashboard';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { openOtherSite } from '@test/fake-open-other-site';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SubscriptionStatus } from '@contract/schemas/subscription';

const PORTAL = 'https://billing.stripe.test/p/session/1';
const FAILED = 'Failed to open billing portal. Please try again.';

const subscription = () => page.getByRole('region', { name: 'Subscription', exact: true });
const manage = () => subscription().getByRole('button', { name: 'Manage Subscription' });
const opening = () => subscription().getByRole('button', { name: 'Opening the Billing Portal...' });
const see = (words: string) =>
  expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();

async function openSettings(status: SubscriptionStatus = premiumStatusLike()): Promise<void> {
  const member = memberLike(YEARLY);
  setSignedInMemberResponses(member);
  setAccountSettingsResponses(member);
  setResponse('getSubscriptionStatus', status);
  setResponse('createPortalSession', { url: PORTAL, portalConfigurationRequired: false });
  await renderApp('/account-settings');
  await expect.element(manage()).toBeVisible();
}

test("Manage Subscription opens the billing portal once when clicked twice, and works again after the browser's Back button", async () => {
  await openSettings();
  const letGo = holdResponses('createPortalSession');
  const pressed = manage().element() as HTMLButtonElement;
  pressed.focus();
  pressed.click();
  pressed.click();
  await expect.element(opening()).toHaveFocus();
  letGo();
  await expect.poll(() => openOtherSite.mock.calls).toEqual([[PORTAL]]);
  expect(callsTo('createPortalSession')).toHaveLength(1);
  setResponse('getSubscriptionStatus', premiumStatusLike({ subscriptionStatus: 'canceled' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(manage()).toBeEnabled();
  await expectTextContent(subscription(), 'Expires Dec 1, 2026');
});

test('Manage Subscription shows that the portal is being set up when the server responds that the portal has no configuration', async () => {
  await openSettings();
  setResponse('createPortalSession', { url: null, portalConfigurationRequired: true });
  await manage().click();
  await see('Billing Portal Setup');
  await see('The billing portal is being configured. Please contact support.');
  await expect.element(manage()).toBeEnabled();
  expect(openOtherSite).not.toHaveBeenCalled();
});

test.each([
  [
    'the server refuses',
    () => setErrorResponse('createPortalSession', 'unavailable', 'Down.'),
    FAILED,
  ],
  [
    'the URL is missing',
    () => setResponse('createPortalSession', { url: null, portalConfigurationRequired: false }),
    FAILED,
  ],
  [
    'there is no network',
    () => setNetworkFailure('createPortalSession'),
    'You seem to be offline. Please check your connection and try again.',
  ],
])('Manage Subscription shows that the portal is unavailable when %s', async (_, fail, message) => {
  await openSettings();
  fail();
  await manage().click();
  await see('Portal Unavailable');
  await see(message);
  await expect.element(manage()).toHaveFocus();
});

test('the account settings ask for a new card after a failed payment', async () => {
  await openSettings(premiumStatusLike({ isPastDue: true }));
  await expectTextContent(
    subscription().getByRole('alert'),
    'Your last payment failed. Update your card to keep Premium.',
  );
  await expectTextContent(subscription(), 'Active');
  await expectNoAxeViolations();
});

test('the account settings offer Premium and the past receipts when the plan has ended', async () => {
  await openSettings(subscriptionStatusLike({ ...YEARLY, subscriptionStatus: 'canceled' }));
  await expectTextContent(subscription(), 'Free');
  await expect
    .element(subscription().getByRole('link', { name: 'Upgrade to Premium' }))
    .toHaveAttribute('href', '/subscribe?from=%2Faccount-settings');
  await expectTextContent(subscription(), 'View your past receipts in the billing portal.');
});
