export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether the app is installed and runs in a window of its own. */
  readonly isInstalled: boolean;
}

/**
 * Returns whether the device is an iPhone or iPad. An iPad calls itself a Macintosh, but unlike a Macintosh it has a
 * touch screen.
 */
export const isApplePhoneOrTablet = ({
  userAgent,
  maxTouchPoints,
}: Pick<Device, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export function currentDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  const hasOwnWindow = window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, maxTouchPoints, isInstalled: isStandalone || hasOwnWindow };
}
