type Named = readonly [pattern: RegExp, name: string];

/**
 * Browsers by a pattern of their user agent. The first match wins: user agents of Edge, Opera and Samsung Internet also
 * contain 'Chrome', and all contain 'Safari'.
 */
const BROWSERS: readonly Named[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems by a pattern of their user agent. The first match wins: Android contains 'Linux', and iPhones contain 'Mac OS X'. */
const SYSTEMS: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly Named[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns a short device name such as 'Chrome on Android', which contains no other part of the user agent. */
export function deviceNameOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Browser';
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
