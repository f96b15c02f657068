import { type Device, isApplePhoneOrTablet } from '@/lib/device';

export interface InstallHistory {
  readonly visits: number;
  readonly dismissed: boolean;
}

/**
 * Returns whether the browser is Safari on an iPhone or iPad. The install hint describes 'Add to Home Screen' in
 * Safari's Share menu. Browsers inside other apps lack this entry.
 */
export const isSafariOnPhoneOrTablet = (device: Device): boolean =>
  isApplePhoneOrTablet(device) &&
  /Version\/\S+ .*Safari\//.test(device.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\//.test(device.userAgent);

export type InstallHint = 'button' | 'safari-steps';

/** Returns the install hint to show. There is a hint from the second visit on, until the user dismisses it. */
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

/** Returns whether a page load starts a new visit, because the last load was 30 minutes ago or more. */
export const isNewVisit = (lastLoad: number, now: number): boolean =>
  now - lastLoad >= VISIT_PAUSE_MS;
