export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** The app runs in its own window. */
  readonly isInstalled: boolean;
}

export interface InstallHistory {
  readonly visits: number;
  readonly dismissed: boolean;
}

/** An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
const isApplePhoneOrTablet = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Whether the Share menu has 'Add to Home Screen' where the hint shows it. Browsers inside other apps lack it. */
export const isSafariOnPhoneOrTablet = (device: Device): boolean =>
  isApplePhoneOrTablet(device) &&
  /Version\/\S+ .*Safari\//.test(device.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\//.test(device.userAgent);

export type InstallHint = 'button' | 'safari-steps';

/** Returns the hint to show, from the second visit on and until it is dismissed. */
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

/** A visit starts when the page loads 30 minutes or more after it was last loaded. */
export const isNewVisit = (lastLoad: number, now: number): boolean =>
  now - lastLoad >= VISIT_PAUSE_MS;
