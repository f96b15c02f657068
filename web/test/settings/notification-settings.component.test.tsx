import { DAY_MS } from '@contract/rules/durations';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { setAccountSettingsResponses } from '@test/account-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { YEARLY } from '@test/billing';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import { getPushToken, pushPermission, pushSupport } from '@test/fake-browser-push';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { setPushPermissionAnswer, setPushResponses } from '@test/push';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPushDevice, storePushDevice, readPushDevice } from '@/lib/push-device';

const free = memberLike();
const premium = memberLike(YEARLY);
const SINCE = '2026-11-26T12:00:00.000Z';
const settings = notificationSettingsSchema.parse({});

const section = page.getByRole('region', { name: 'Notifications', exact: true });
const kind = (name: string) => section.getByRole('group', { name });
const inApp = (name: string) => kind(name).getByRole('switch', { name: 'In the App' });
const push = (name: string) => kind(name).getByRole('switch', { name: 'Push' });
const here = section.getByRole('switch', { name: 'On this device' });
const everywhere = section.getByRole('switch', { name: 'Allow push notifications' });
const said = (words: string | RegExp) => section.getByText(words);
const toast = (title: string) => page.getByText(title, { exact: true }).first();

async function open(member = premium): Promise<void> {
  setSignedInMemberResponses(member);
  setHomeResponses();
  setAccountSettingsResponses(member);
  await renderApp('/account-settings');
}

beforeEach(() => setPushResponses());
afterEach(async () => {
  goOnline();
  await forgetPushDevice(premium.id);
});

describe('the settings for kinds of notifications', () => {
  test('show all kinds, and that push needs Premium', async () => {
    await open(free);
    await expect.element(section.getByRole('group')).toHaveLength(6);
    await expect.element(section.getByRole('switch')).toHaveLength(6);
    await expect
      .element(section.getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', '/subscribe?from=%2Faccount-settings');
  });

  test('also turn off the push of a kind when the member turns the kind off in the app', async () => {
    await open();
    setResponse('changeNotificationSettings', settings);
    const letGo = holdResponses('changeNotificationSettings');
    await inApp('Likes on your items').click();
    await expect.element(inApp('Likes on your items')).not.toBeChecked();
    await expect.element(push('Likes on your items')).toBeDisabled();
    await expect.element(push('Likes on your items')).not.toBeChecked();
    letGo();
    await push('Mentions').click();
    await expect
      .poll(() => callsTo('changeNotificationSettings').map(({ body }) => body))
      .toEqual([{ kinds: { likes: { inApp: false } } }, { kinds: { mentions: { push: false } } }]);
    await expect.element(inApp('Likes on your items')).not.toBeChecked();
  });

  test('turn off push on all devices', async () => {
    await open();
    setResponse('changeNotificationSettings', settings);
    await everywhere.click();
    await expect
      .element(said('Push notifications are off on all your devices, including this one.'))
      .toBeVisible();
    expect(callsTo('changeNotificationSettings').map(({ body }) => body)).toEqual([
      { isPushOn: false },
    ]);
  });

  test('roll back only the choice that could not be saved', async () => {
    await open();
    setErrorResponse('changeNotificationSettings', 'internal', 'Broken');
    const letGo = holdResponses('changeNotificationSettings');
    await push('Mentions').click();
    await expect.element(push('Mentions')).not.toBeChecked();
    letGo();
    await expect.element(toast("Couldn't save your notification settings")).toBeVisible();
    await expect.element(push('Mentions')).toBeChecked();
    const saved = notificationSettingsSchema.parse({ kinds: { achievements: { push: false } } });
    setResponse('changeNotificationSettings', saved);
    setResponse('getNotificationSettings', saved);
    await push('Achievements').click();
    await expect.element(push('Achievements')).not.toBeChecked();
    await expect.element(push('Mentions')).toBeChecked();
  });

  test('show the state of the server when the calls of two clicks on one switch both fail', async () => {
    await open();
    setErrorResponse('changeNotificationSettings', 'internal', 'Broken');
    const letGo = holdResponses('changeNotificationSettings');
    await push('Mentions').click();
    await expect.element(push('Mentions')).not.toBeChecked();
    await push('Mentions').click();
    await expect.element(push('Mentions')).toBeChecked();
    const reads = callsTo('getNotificationSettings').length;
    letGo();
    await expect.poll(() => callsTo('changeNotificationSettings')).toHaveLength(2);
    await expect.poll(() => callsTo('getNotificationSettings').length).toBe(reads + 1);
    await expect.element(push('Mentions')).toBeChecked();
  });

  test('can be loaded again after a failure', async () => {
    setSignedInMemberResponses(premium);
    setHomeResponses();
    setAccountSettingsResponses(premium);
    setErrorResponse('getNotificationSettings', 'internal', 'Broken');
    await renderApp('/account-settings');
    await expect.element(section.getByRole('alert').getByText('Broken')).toBeVisible();
    setResponse('getNotificationSettings', settings);
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(everywhere).toBeChecked();
  });

  test('cannot be changed without a network', async () => {
    await open();
    await expect.element(here).toBeEnabled();
    goOffline();
    await expect
      .element(said("You're offline. Connect to change your notification settings."))
      .toBeVisible();
    for (const one of [inApp('Mentions'), push('Mentions'), here, everywhere])
      await expect.element(one).toBeDisabled();
  });
});

describe('push on this device', () => {
  test('is turned on after the member gives permission, and can be turned off again', async () => {
    await open();
    setPushPermissionAnswer('granted');
    setResponse('addPushDevice');
    await here.click();
    await expect.element(here).toBeChecked();
    expect(callsTo('addPushDevice').map(({ body }) => body)).toEqual([
      { token: 'token-of-this-browser' },
    ]);
    expect((await readPushDevice(premium.id))?.registeredAt).toBeGreaterThan(0);
    setResponse('removePushDevice');
    await here.click();
    await expect.element(here).not.toBeChecked();
    expect(callsTo('removePushDevice')).toHaveLength(1);
    expect(await readPushDevice(premium.id)).toBeNull();
  });

  test("stays off when the member closes the browser's question", async () => {
    await open();
    setPushPermissionAnswer('default');
    await here.click();
    await expect.element(here).toBeEnabled();
    await expect.element(here).not.toBeChecked();
    expect(callsTo('addPushDevice')).toEqual([]);
  });

  test.each(BOTH_SIZES)(
    'stays off when the member refuses, and an explanation appears on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await open();
      setPushPermissionAnswer('denied');
      await here.click();
      await expect.element(said('This browser blocks notifications from BoloBoard.')).toBeVisible();
      await expect.element(said(/Site settings or Permissions/)).toBeVisible();
      await expect.element(here).toBeDisabled();
      expect(callsTo('addPushDevice')).toEqual([]);
      await expectNoAxeViolations();
    },
  );

  test("can be turned on again when the member stops blocking it in the browser's settings", async () => {
    pushPermission.mockReturnValue('denied');
    await open();
    await expect.element(said('This browser blocks notifications from BoloBoard.')).toBeVisible();
    pushPermission.mockReturnValue('default');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(here).toBeEnabled();
  });

  test.each([
    ['the push service cannot be reached', () => getPushToken.mockRejectedValue(new Error('No'))],
    ['the server refuses', () => setErrorResponse('addPushDevice', 'internal', 'Broken')],
  ])('stays off, and an error appears, when %s', async (_what, fail) => {
    await open();
    setPushPermissionAnswer('granted');
    fail();
    await here.click();
    await expect.element(toast("Couldn't turn on push notifications")).toBeVisible();
    await expect.element(here).not.toBeChecked();
    expect(await readPushDevice(premium.id)).toBeNull();
  });

  test('stays on when the call that turns it off fails', async () => {
    pushPermission.mockReturnValue('granted');
    await storePushDevice(premium.id, { token: 'token-of-ann', registeredAt: Date.now() });
    await open();
    await expect.element(here).toBeChecked();
    setErrorResponse('removePushDevice', 'internal', 'Broken');
    await here.click();
    await expect.element(toast("Couldn't turn off push notifications")).toBeVisible();
    await expect.element(here).toBeChecked();
  });

  test('cannot be turned on in a browser that does not support push', async () => {
    pushSupport.mockReturnValue('unsupported');
    await open();
    await expect.element(said('This browser cannot show push notifications.')).toBeVisible();
    await expect.element(here).toBeDisabled();
  });

  test.each(BOTH_SIZES)(
    'cannot be turned on if an iPhone does not have the app on the home screen, and the page on a $size explains how to add it',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      pushSupport.mockReturnValue('needs-install');
      await open();
      await expect.element(said(/apps on the home screen/)).toBeVisible();
      await expect.element(section.getByText('Add to Home Screen')).toBeVisible();
      await expect.element(here).toBeDisabled();
      await expectNoAxeViolations();
    },
  );

  test('cannot be turned on while the member is suspended', async () => {
    await open({
      ...premium,
      suspension: { until: null, text: 'Spam', rulingId: null, since: SINCE },
    });
    await expect.element(said(/off while your account is suspended/)).toBeVisible();
    await expect.element(here).toBeDisabled();
    await expect.element(here).not.toBeChecked();
  });

  test('cannot be turned on when the site has no key for push', async () => {
    setPushResponses(null);
    await open();
    await expect.element(said(/this site has no key for them/)).toBeVisible();
    await expect.element(here).toBeDisabled();
  });
});

describe('a device that gets push', () => {
  const keep = (registeredAt: number) =>
    storePushDevice(premium.id, { token: 'token-of-ann', registeredAt });

  test('is registered again once a day', async () => {
    pushPermission.mockReturnValue('granted');
    setResponse('addPushDevice');
    const before = Date.now() - DAY_MS;
    await keep(before);
    await open();
    await expect
      .poll(async () => (await readPushDevice(premium.id))?.registeredAt)
      .not.toBe(before);
    expect(getPushToken).toHaveBeenCalledExactlyOnceWith({ isLocal: true }, 'token-of-ann');
    expect(callsTo('addPushDevice')).toHaveLength(1);
  });

  test('is unregistered when the member revokes the permission', async () => {
    pushPermission.mockReturnValue('denied');
    setResponse('removePushDevice');
    await keep(Date.now());
    await open();
    await expect.poll(() => readPushDevice(premium.id)).toBeNull();
    expect(callsTo('removePushDevice')).toHaveLength(1);
  });
});
