type Named = readonly [pattern: RegExp, name: string];

/**
 * Browsers, each with a pattern that the user agents of the browser match. The first match wins, because the user
 * agents of Edge, Opera and Samsung Internet also contain 'Chrome', and most user agents also contain 'Safari'.
 */
const BROWSERS: readonly Named[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/**
 * Operating systems, each with a pattern that its user agents match. The first match wins, because the user agents of
 * Android also contain 'Linux', and the user agents of iPhones also contain 'Mac OS X'.
 */
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

/** Returns a short device name such as 'Chrome on Android'. The name contains nothing else from the user agent. */
export function deviceNameOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Browser';
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
