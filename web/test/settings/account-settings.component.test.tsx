import type { Device } from '@contract/schemas/device';
import { expectNoAxeViolations } from '@test/accessibility';
import { premiumStatusLike } from '@test/billing';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { currentUrl, renderApp } from '@test/render';
import { standardFees } from '@test/sales';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { addToOutbox, listOutbox } from '@/lib/outbox/outbox-store';

const member = memberLike({ username: 'ann_sells', firstName: 'Ann', lastName: 'Lee' });
const phone: Device = {
  id: 'a'.repeat(64),
  name: 'Chrome on Android',
  signedInAt: '2026-11-20T12:00:00.000Z',
  lastSeenOn: '2026-11-22',
  isThisDevice: true,
};
const laptop: Device = {
  ...phone,
  id: 'b'.repeat(64),
  name: 'Firefox on Windows',
  isThisDevice: false,
};

const section = (name: string) => page.getByRole('region', { name, exact: true });
const devices = () => section('Signed-In Devices');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (words: string) => page.getByText(words, { exact: true });

beforeEach(() => {
  setSignedInMemberResponses(member);
  setHomeResponses();
  setResponse('listSessions', { devices: [phone, laptop] });
  setResponse('getFees', standardFees());
  setResponse('getAccount', {
    email: member.email,
    isEmailVerified: true,
    hasPassword: true,
    hasGoogle: false,
  });
});
afterEach(() => goOnline());

async function open(): Promise<void> {
  await renderApp('/account-settings');
  await expect.element(devices().getByText('Chrome on Android')).toBeVisible();
}

describe('the account information in the account settings', () => {
  test('shows the email address, the name and the date of the registration', async () => {
    await open();
    const facts = section('Account Information');
    for (const fact of ['ann@members.test', 'Ann Lee', 'Nov 1, 2026'])
      await expect.element(facts.getByText(fact, { exact: true })).toBeVisible();
  });

  test('changes the username', async () => {
    await open();
    setResponse('setUsername');
    const field = page.getByRole('textbox', { name: 'Username *' });
    await field.fill('ann_resells');
    setSignedInMemberResponses({ ...member, username: 'ann_resells' });
    await button('Change Username').click();
    await expect.element(said("You're @ann_resells on BoloBoard.")).toBeVisible();
    await expect.element(field).toHaveValue('ann_resells');
  });

  test.each([
    ['ab', 'Username must be at least 3 characters'],
    ['ann_sells', 'This is your username already.'],
    ['_ann', 'Username cannot start or end with underscores'],
  ])('shows an error for the username %s, and keeps the text', async (username, message) => {
    await open();
    const field = page.getByRole('textbox', { name: 'Username *' });
    await field.fill(username);
    await button('Change Username').click();
    await expect.element(said(message)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(username);
    expect(callsTo('setUsername')).toEqual([]);
  });

  test('shows that the username is taken, or that the member must wait before the next change', async () => {
    await open();
    setErrorResponse('setUsername', 'username_taken', 'Username already exists');
    const field = page.getByRole('textbox', { name: 'Username *' });
    await field.fill('thrifty');
    await button('Change Username').click();
    await expect
      .element(said('This username is already taken. Please choose a different one.'))
      .toBeVisible();
    const limit = "You've made too many requests. Please try again in 5 hours.";
    setErrorResponse('setUsername', 'too_many_requests', limit);
    await button('Change Username').click();
    await expect.element(said(limit)).toBeVisible();
  });
});

describe('the subscription in the account settings', () => {
  const subscription = () => section('Subscription');

  test('shows the free plan with the number of submissions left', async () => {
    await open();
    await expect.element(subscription().getByText('Free', { exact: true })).toBeVisible();
    await expect
      .element(subscription().getByText('You have 20 of 20 submissions left this month.'))
      .toBeVisible();
    await expect
      .element(subscription().getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', '/subscribe?from=%2Faccount-settings');
  });

  test.each([
    ['active', 'Active', 'Renews Dec 1, 2026'],
    ['canceled', 'Canceled', 'Expires Dec 1, 2026'],
  ] as const)(
    'shows that a plan is %s, and when it renews or ends',
    async (subscriptionStatus, label, date) => {
      setResponse('getSubscriptionStatus', premiumStatusLike({ subscriptionStatus }));
      await open();
      for (const text of [label, date, 'Premium, billed yearly'])
        await expect.element(subscription().getByText(text, { exact: true })).toBeVisible();
    },
  );

  test('can be loaded again after a failure', async () => {
    setErrorResponse('getSubscriptionStatus', 'internal', 'Broken');
    await renderApp('/account-settings');
    await expect.element(said("We couldn't load your subscription.")).toBeVisible();
    setSignedInMemberResponses(member);
    await subscription().getByRole('button', { name: 'Try Again' }).click();
    await expect.element(subscription().getByText('Free', { exact: true })).toBeVisible();
  });
});

describe('the devices in the account settings', () => {
  test('show when each device signed in, and which one is the current device', async () => {
    await open();
    const [own, other] = devices().getByRole('listitem').all();
    if (!own || !other) throw new Error('There are not two devices');
    await expect.element(own.getByText('This device')).toBeVisible();
    await expect
      .element(other.getByText('Signed in Nov 20, 2026, last seen Nov 22, 2026'))
      .toBeVisible();
  });

  test('no longer contain a device that the member has signed out, and the focus moves to the list', async () => {
    await open();
    setResponse('endSession');
    await button('Sign Out Firefox on Windows').click();
    await expect.element(said('Signed out Firefox on Windows')).toBeVisible();
    expect(callsTo('endSession')[0]?.url.pathname).toBe(`/api/user/sessions/${laptop.id}`);
    await expect.element(button('Sign Out Firefox on Windows')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain('Chrome on Android');
  });

  test('still contain a device that could not be signed out', async () => {
    await open();
    setErrorResponse('endSession', 'internal', 'Broken');
    await button('Sign Out Firefox on Windows').click();
    await expect.element(said("Couldn't sign out Firefox on Windows")).toBeVisible();
    await expect.element(button('Sign Out Firefox on Windows')).toBeEnabled();
  });

  test('show that they are loading, and can be loaded again after a failure', async () => {
    setErrorResponse('listSessions', 'internal', 'Broken');
    await renderApp('/account-settings');
    await expect.element(devices().getByRole('alert').getByText('Broken')).toBeVisible();
    setResponse('listSessions', { devices: [phone] });
    const letGo = holdResponses('listSessions');
    await devices().getByRole('button', { name: 'Try Again' }).click();
    letGo();
    await expect.element(devices().getByText('Chrome on Android')).toBeVisible();
  });

  test('cannot be signed out without a network', async () => {
    await open();
    goOffline();
    await expect.element(said('To sign out devices, you need a connection.')).toBeVisible();
    for (const name of ['Sign Out Firefox on Windows', 'Sign Out Everywhere'])
      await expect.element(button(name)).toBeDisabled();
  });

  test('are all signed out when the member confirms Sign Out Everywhere, and the home page opens', async () => {
    await open();
    setResponse('endAllSessions');
    await button('Sign Out Everywhere').click();
    await expect.element(page.getByRole('dialog').getByText(/also this one/)).toBeVisible();
    expect(callsTo('endAllSessions')).toEqual([]);
    setVisitorResponses();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect.poll(currentUrl).toBe('/');
    await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(callsTo('logout')).toEqual([]);
  });

  test('are all signed out only after the member confirms that a waiting share is discarded', async () => {
    await open();
    setResponse('endAllSessions');
    await waitingShare();
    await button('Sign Out Everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await button('Discard and Sign Out').click();
    await expect.poll(currentUrl).toBe('/');
    expect(await listOutbox(member.id)).toEqual([]);
  });
});

/** Puts a share into the outbox. It stays there, because the faked server responds that it is busy. */
async function waitingShare(): Promise<void> {
  setErrorResponse('shareScreenshot', 'unavailable', 'Later');
  const entry = queuedTestEntry(crypto.randomUUID(), { memberId: member.id, label: 'Tin robot' });
  await addToOutbox(entry, new File(['picture'], 'sold.png', { type: 'image/png' }));
}

describe('the additional settings in the account settings', () => {
  test('switch the theme and show the blocked members', async () => {
    await open();
    const settings = section('Additional Settings');
    await settings.getByText('Dark', { exact: true }).click();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await settings.getByText('System', { exact: true }).click();
    setResponse('listBlockedMembers', { blocked: [] });
    await button('Blocked Members').click();
    await expect.element(said("You haven't blocked anybody.")).toBeVisible();
  });

  test('show why the data could not be downloaded', async () => {
    await open();
    setErrorResponse('exportMyData', 'too_many_requests', 'Please try again in 5 hours.');
    await button('Download My Data').click();
    await expect.element(said('Please try again in 5 hours.')).toBeVisible();
    setNetworkFailure('exportMyData');
    goOffline();
    await expect.element(button('Download My Data')).toBeDisabled();
    await expect.element(button('Delete My Account')).toBeDisabled();
  });
});

test('the account settings show the support email address, how long a reply takes, and the link that signs out', async () => {
  await open();
  const help = section('Help and Support');
  await expect
    .element(help.getByRole('link', { name: 'help+bugs@boloboard.test' }))
    .toHaveAttribute('href', 'mailto:help+bugs@boloboard.test');
  await expect.element(help.getByText(/within 24 hours/)).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: 'Sign Out' }))
    .toHaveAttribute('href', '/api/logout');
});

test.each(BOTH_SIZES)(
  'the account settings have no accessibility violations on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await open();
    await expectNoAxeViolations();
  },
);
