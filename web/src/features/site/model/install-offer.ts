import { type Device, isApplePhoneOrTablet } from '@/lib/device';

export interface InstallHistory {
  readonly visits: number;
  readonly dismissed: boolean;
}

/**
 * Whether the browser is Safari on an iPhone or iPad, whose Share menu has 'Add to Home Screen' where the hint shows
 * it. Browsers inside other apps lack it.
 */
export const isSafariOnPhoneOrTablet = (device: Device): boolean =>
  isApplePhoneOrTablet(device) &&
  /Version\/\S+ .*Safari\//.test(device.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\//.test(device.userAgent);

export type InstallHint = 'button' | 'safari-steps';

/** Returns the install hint to show, from the second visit on and until it is dismissed. */
export function installHintFor(
  device: Device,
  { visits, dismissed }: InstallHistory,
  canInstall: boolean,
): InstallHint | null {
  if (device.isInstalled || dismissed || visits < 2) return null;
  if (canInstall) return 'button';
  return isSafariOnPhoneOrTablet(device) ? 'safari-steps' : null;
}

const VISIT_PAUSE_MS = 30 * 60 * 1000;

/** Whether a page load starts a new visit: 30 minutes or more after the last load. */
export const isNewVisit = (lastLoad: number, now: number): boolean =>
  now - lastLoad >= VISIT_PAUSE_MS;
