import { expectNoAxeViolations } from '@test/accessibility';
import { premiumStatusLike, YEARLY } from '@test/billing';
import { setDashboardResponses, PREMIUM_MEMBER } from '@test/dashboard';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { currentUrl, openHistoryEntry, renderApp } from '@test/render';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { currentToast, dismissToast } from '@/components/toast/toast-store';
import { deleteRecordsOf } from '@/lib/forget-stored';

const RETURN = '/dashboard?subscription=success&session=cs_test_1';

const see = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const verified = () => callsTo('verifySubscription').map(({ body }) => body);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  setDashboardResponses({});
  setResponse('verifySubscription', { success: false });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  await deleteRecordsOf({ end: 'signed-out', memberId: 'member-1' });
});

/** Sets the server's responses for a payment that Stripe has confirmed. */
function respondWithPremium(): void {
  setSignedInMemberResponses(memberLike(YEARLY));
  setResponse('getSubscriptionStatus', premiumStatusLike());
}

function respondWithVerifiedPayment(): void {
  respondWithPremium();
  setResponse('verifySubscription', { success: true });
}

const title = () => page.getByRole('heading', { name: 'Dashboard', level: 1 });

async function open(url = RETURN): Promise<void> {
  await renderApp(url);
  await expect.element(title()).toBeVisible();
}

/** The state of the dashboard's history entry while a payment is being confirmed. */
const awaitingSince = (since: number) => ({
  awaitedPayment: { payment: { sessionId: 'cs_test_1' }, since },
});

// These tests use real timers, because axe waits with timers.
describe('the dashboard after a payment', () => {
  beforeEach(() => vi.useRealTimers());

  test('has no accessibility violations while it asks whether the payment is confirmed', async () => {
    const letGo = holdResponses('verifySubscription');
    await open();
    await see('Confirming your payment...');
    await expectNoAxeViolations();
    letGo();
  });

  test.each([
    ['while it waits for the payment', 0, 'Your payment is being confirmed'],
    [
      'after it has waited 2 minutes for the payment',
      120_000,
      "We couldn't confirm your payment yet",
    ],
  ] as const)('has no accessibility violations %s', async (_, agoMs, words) => {
    await open('/dashboard');
    openHistoryEntry('/dashboard', awaitingSince(Date.now() - agoMs));
    await see(words);
    await expectNoAxeViolations();
  });
});

test('the dashboard welcomes the member a second after the return from Stripe, and shows Premium everywhere', async () => {
  await open();
  await see('Confirming your payment...');
  await expect.element(page.getByText('Premium Feature').first()).toBeVisible();
  respondWithVerifiedPayment();
  await pass(1000);
  await see('Welcome to Premium!');
  expect(verified()).toEqual([{ sessionId: 'cs_test_1' }]);
  await expect.poll(currentUrl).toBe('/dashboard');
  // Matches the whole text, because the toast also contains 'Premium features'.
  const lock = page.getByText('Premium Feature', { exact: true });
  await expect.element(lock).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('the dashboard asks the server again after 3 seconds whether the payment is confirmed', async () => {
  await open('/dashboard?subscription=success&sid=sub_1');
  await pass(1000);
  await expect.poll(verified).toHaveLength(1);
  respondWithVerifiedPayment();
  await pass(3000);
  await see('Welcome to Premium!');
  expect(verified()).toEqual([{ subscriptionId: 'sub_1' }, { subscriptionId: 'sub_1' }]);
});

/** Opens the dashboard as after the return from Stripe. Waits until it shows that the payment is not confirmed yet. */
async function wait(): Promise<void> {
  await open();
  await pass(1000);
  // Waiting moves the fake clock further. On a busy machine, the app may therefore already have sent its second
  // request.
  await expect.poll(verified).not.toHaveLength(0);
  await pass(3000);
  await see('Your payment is being confirmed');
  await expect.poll(currentUrl).toBe('/dashboard');
}

test('the dashboard shows that the payment is being confirmed, asks the server every 5 seconds, and then welcomes the member', async () => {
  await wait();
  const before = callsTo('getSubscriptionStatus').length;
  await pass(5000);
  await expect.poll(() => callsTo('getSubscriptionStatus').length).toBeGreaterThan(before);
  respondWithPremium();
  await pass(5000);
  await see('Welcome to Premium!');
  await expect.element(page.getByText('is being confirmed')).not.toBeInTheDocument();
  expect(verified()).toHaveLength(2);
});

test('the dashboard still waits for the payment after a reload', async () => {
  await wait();
  const { usr } = window.history.state as { readonly usr: object };
  await cleanup();
  await renderApp('/dashboard');
  openHistoryEntry('/dashboard', usr);
  await see('Your payment is being confirmed');
  respondWithPremium();
  await pass(5000);
  await see('Welcome to Premium!');
});

test('the dashboard shows after 2 minutes what the member can do about the payment, and asks the server again when Try Again is pressed', async () => {
  await wait();
  await pass(120_000);
  await see("We couldn't confirm your payment yet");
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: 'help+bugs@boloboard.test' }))
    .toHaveAttribute(
      'href',
      'mailto:help%2Bbugs@boloboard.test?subject=My%20payment%20for%20Premium',
    );
  const before = callsTo('getSubscriptionStatus').length;
  await pass(30_000);
  expect(callsTo('getSubscriptionStatus').length).toBe(before);
  respondWithVerifiedPayment();
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await see('Confirming your payment...');
  await pass(1000);
  await see('Welcome to Premium!');
});

test('the dashboard welcomes the member only once for each payment', async () => {
  respondWithVerifiedPayment();
  await open();
  await pass(1000);
  await see('Welcome to Premium!');
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  await cleanup();
  await open();
  await pass(1000);
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.poll(verified).toHaveLength(2);
  expect(currentToast()?.open).toBe(false);
  await cleanup();
  await open('/dashboard?subscription=success&session=cs_test_2');
  await pass(1000);
  await see('Welcome to Premium!');
});

test('the dashboard shows nothing about the payment of another member', async () => {
  setErrorResponse('verifySubscription', 'not_found', 'No such payment.');
  await open();
  await pass(1000);
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(page.getByText('Confirming your payment...')).not.toBeInTheDocument();
  expect(verified()).toHaveLength(1);
  expect(currentToast()?.open ?? false).toBe(false);
});

test('the app stops asking the server about the payment when the member has gone to another page', async () => {
  await open();
  await page.getByRole('link', { name: 'BoloBoard, home' }).click();
  await expect.poll(currentUrl).toBe('/');
  await expect.element(title()).not.toBeInTheDocument();
  const before = verified();
  await pass(10_000);
  expect(verified()).toEqual(before);
});

test("the dashboard asks the server about the payment only once in React's strict mode", async () => {
  respondWithVerifiedPayment();
  await renderApp(RETURN, undefined, StrictMode);
  await pass(1000);
  await see('Welcome to Premium!');
  expect(verified()).toHaveLength(1);
});

test('the dashboard asks nothing about a payment when the member did not come from Stripe', async () => {
  setDashboardResponses({ member: PREMIUM_MEMBER });
  await open('/dashboard');
  await pass(10_000);
  expect(verified()).toEqual([]);
});
