import { isApplePhoneOrTablet } from '@/lib/device';

/**
 * For each browser, the place where its user can allow notifications again. The first row that matches the user agent
 * applies, because most browsers also call themselves Chrome or Safari.
 */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /SamsungBrowser/,
    "Tap the lock icon beside the address, then Permissions, and allow Notifications. Or open Samsung Internet's Settings > Sites and downloads > Notifications.",
  ],
  [
    /Edg(A|iOS)?\//,
    'Select the lock icon beside the address, then Permissions for this site, and allow Notifications.',
  ],
  [
    /Firefox|FxiOS/,
    'Select the crossed-out bubble or the lock icon beside the address, and clear the blocked permission for notifications.',
  ],
  [
    /Chrome|CriOS/,
    'Select the icon beside the address, then Site settings or Permissions, and allow Notifications.',
  ],
  [/Safari/, "Open Safari's Settings > Websites > Notifications, and select Allow for this site."],
];

const APPLE_PHONE =
  'Open the Settings app of your device, then Notifications > BoloBoard, and turn on Allow Notifications.';
const OTHER = "Open your browser's settings for this site, and allow Notifications.";

/** Returns instructions for a member who has blocked notifications and wants to allow them. */
export function howToAllow(device: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): string {
  // On an iPhone or iPad, the system's settings contain the settings of web apps, for every browser.
  if (isApplePhoneOrTablet(device)) return APPLE_PHONE;
  return PLACES.find(([browser]) => browser.test(device.userAgent))?.[1] ?? OTHER;
}
