import { expect, test } from 'vitest';
import type { Device } from '@/lib/device';
import { installHintFor, isNewVisit, isSafariOnPhoneOrTablet } from './install-offer';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1';

const device = (userAgent: string, change: Partial<Device> = {}): Device => ({
  userAgent,
  maxTouchPoints: 5,
  isInstalled: false,
  ...change,
});
const RETURNING = { visits: 2, dismissed: false };
const iphone = device(`${IPHONE} ${SAFARI}`);

test.each([
  ['true for Safari on an iPhone', iphone, true],
  ['true for Safari on an iPad', device(`${MAC} Version/18.5 Safari/605.1.15`), true],
  [
    'false for Safari on a Mac',
    device(`${MAC} Version/18.5 Safari/605.1.15`, { maxTouchPoints: 0 }),
    false,
  ],
  [
    'false for Chrome on an iPhone',
    device(`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`),
    false,
  ],
  ['false for a browser inside an app', device(`${IPHONE} Mobile/15E148 Instagram 390.0`), false],
  ['false for Chrome on Android', device(PIXEL), false],
])('isSafariOnPhoneOrTablet returns %s', (_name, given, expected) => {
  expect(isSafariOnPhoneOrTablet(given)).toBe(expected);
});

test('shows no install hint at the first visit', () => {
  const first = { visits: 1, dismissed: false };
  expect(installHintFor(iphone, first, false)).toBeNull();
  expect(installHintFor(device(PIXEL), first, true)).toBeNull();
});

test("installHintFor returns 'safari-steps' on an iPhone, 'button' if the browser can install the app, and null otherwise", () => {
  expect(installHintFor(iphone, RETURNING, false)).toBe('safari-steps');
  expect(installHintFor(device(PIXEL), RETURNING, true)).toBe('button');
  expect(installHintFor(device(PIXEL), RETURNING, false)).toBeNull();
});

test('shows no install hint after the user has dismissed the hint or installed the app', () => {
  expect(installHintFor(iphone, { visits: 9, dismissed: true }, false)).toBeNull();
  expect(installHintFor({ ...iphone, isInstalled: true }, RETURNING, false)).toBeNull();
});

test('counts a new visit after a pause of 30 minutes', () => {
  const minute = 60_000;
  expect(isNewVisit(0, 29 * minute)).toBe(false);
  expect(isNewVisit(0, 30 * minute)).toBe(true);
});
