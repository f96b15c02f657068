import { DAY_MS } from '@contract/rules/durations';
import type { PushSettings } from '@contract/schemas/push';
import { endPushSubscription } from '@/lib/end-push-subscription';
import { forgetPushDevice, storePushDevice, readPushDevice } from '@/lib/push-device';
import { call } from '../api-client';
import { getPushToken, pushPermission, pushSupport, type PushSupport } from './browser-push';

/** The state of push notifications in this browser. 'blocked': the member or the browser has refused permission. */
export type PushState = Exclude<PushSupport, 'supported'> | 'blocked' | 'off' | 'on';

/**
 * Returns 'on' if a member gets push notifications in this browser. Any other state is the reason why the member gets
 * none.
 */
export async function pushState(memberId: string): Promise<PushState> {
  const support = pushSupport();
  if (support !== 'supported') return support;
  const permission = pushPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  return (await readPushDevice(memberId)) ? 'on' : 'off';
}

interface TurnOn {
  readonly memberId: string;
  readonly settings: NonNullable<PushSettings>;
  /** Resolves when the member has accepted or refused push notifications. */
  readonly permission: Promise<NotificationPermission>;
}

/**
 * Registers this browser for push notifications if the member gives permission. Returns the new state. Rejects if the
 * registration fails.
 */
export async function turnPushOn({ memberId, settings, permission }: TurnOn): Promise<PushState> {
  if ((await permission) === 'granted') await register(memberId, settings, null);
  return pushState(memberId);
}

/** Ends the registration of this browser. If the server cannot be reached, rejects and changes nothing. */
export async function turnPushOff(memberId: string): Promise<PushState> {
  await call('removePushDevice', {});
  await forget(memberId);
  return pushState(memberId);
}

/**
 * Registers this browser again if the last registration was at least a day ago. The server deletes devices that have
 * not registered for some time. If the member has revoked the permission, ends the registration. Does nothing if push
 * is off. Rejects without a network.
 */
export async function renewPushRegistration(
  memberId: string,
  settings: NonNullable<PushSettings>,
): Promise<void> {
  const device = await readPushDevice(memberId);
  if (!device) return;
  if (pushSupport() !== 'supported' || pushPermission() !== 'granted') await turnPushOff(memberId);
  else if (Date.now() - device.registeredAt >= DAY_MS)
    await register(memberId, settings, device.token);
}

async function register(
  memberId: string,
  settings: NonNullable<PushSettings>,
  known: string | null,
): Promise<void> {
  const token = await getPushToken(settings, known);
  // Stores the device before the call, because the service worker shows the first push only if the device is stored.
  if (known === null && !(await storePushDevice(memberId, { token, registeredAt: 0 })))
    throw new Error('The browser could not store that push is on.');
  try {
    await call('addPushDevice', { body: { token } });
  } catch (error) {
    if (known === null) await forget(memberId);
    throw error;
  }
  // Does nothing if the member has signed out during the call.
  if (await readPushDevice(memberId))
    await storePushDevice(memberId, { token, registeredAt: Date.now() });
}

async function forget(memberId: string): Promise<void> {
  await forgetPushDevice(memberId);
  await endPushSubscription(memberId);
}
