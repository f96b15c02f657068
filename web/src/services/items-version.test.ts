import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetItemsVersion, itemsVersion, rememberItemsVersion } from './items-version';

const [EARLIER, LATER] = ['2026-11-21T12:00:00.000001Z', '2026-11-21T12:00:00.000002Z'];

/** The content of localStorage, which two tabs share. */
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  forgetItemsVersion();
  vi.unstubAllGlobals();
});

async function openOtherTab() {
  vi.resetModules();
  return import('./items-version');
}

test('returns the latest items version, or null before the first change', () => {
  expect(itemsVersion()).toBeNull();
  rememberItemsVersion(LATER);
  rememberItemsVersion(EARLIER);
  expect(itemsVersion()).toBe(LATER);
});

test('shares the items version between two tabs in both directions', async () => {
  const other = await openOtherTab();
  rememberItemsVersion(EARLIER);
  expect(other.itemsVersion()).toBe(EARLIER);
  other.rememberItemsVersion(LATER);
  expect(itemsVersion()).toBe(LATER);
});

test('forgets the items version, also in tabs that are opened later', async () => {
  rememberItemsVersion(EARLIER);
  forgetItemsVersion();
  expect(itemsVersion()).toBeNull();
  expect((await openOtherTab()).itemsVersion()).toBeNull();
});

test('ignores a stored items version that the server would refuse', () => {
  storage.set('boloboard-items-version', 'yesterday');
  expect(itemsVersion()).toBeNull();
});

test('remembers the items version in this tab when the browser blocks localStorage', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  rememberItemsVersion(EARLIER);
  expect(itemsVersion()).toBe(EARLIER);
  forgetItemsVersion();
  expect(itemsVersion()).toBeNull();
});
