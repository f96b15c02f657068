import { callsTo, setResponse } from '@test/fake-api';
import { lookForUpdate } from '@test/fake-worker-registration';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { setProfileMissing } from '@test/profiles';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { APP_VERSION } from '@/lib/app-version';

let visibility: DocumentVisibilityState = 'visible';

function showPage(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  setVisitorResponses();
  setHomeResponses();
  setResponse('countPageView');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'webdriver');
  vi.restoreAllMocks();
});

const counted = () => callsTo('countPageView').map(({ body }) => body);
const loaded = () => expect.poll(() => callsTo('getVersion').length).toBe(1);

test('the app counts the first page and each change of the route by its route pattern, but no change of the query', async () => {
  setProfileMissing();
  await renderApp('/user/ann_sells');
  await expect.poll(counted).toEqual([{ route: '/user/:username' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(counted).toHaveLength(2);
  await page.getByRole('link', { name: 'BoloBoard, home' }).click();
  await expect.poll(counted).toHaveLength(3);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Price' }).click();
  await expect.poll(() => window.location.search).not.toBe('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(counted).toHaveLength(4);
  expect(counted()).toEqual(
    ['/user/:username', '/about', '/', '/contact'].map((route) => ({ route })),
  );
});

test('the app counts an item that was opened by its URL, although the URL then changes to the URL of the list', async () => {
  const [load] = performance.getEntriesByType('navigation');
  if (!load) throw new Error('The browser has no entry for the load of the page.');
  const opened = `${window.location.origin}/item/k3jf8?comment=c1`;
  vi.spyOn(load, 'name', 'get').mockReturnValue(opened);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  await renderApp('/');
  await expect.poll(counted).toEqual([{ route: '/item/:itemId' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(counted).toEqual([{ route: '/item/:itemId' }, { route: '/about' }]);
});

test('the app counts a page that the browser has prerendered when the page becomes visible', async () => {
  visibility = 'hidden';
  await renderApp('/about');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.element(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(counted()).toEqual([]);
  showPage('visible');
  await expect.poll(counted).toEqual([{ route: '/contact' }]);
  showPage('hidden');
  showPage('visible');
  await loaded();
  expect(counted()).toHaveLength(1);
});

test('the app counts no page view in an automated browser', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await renderApp('/about');
  await loaded();
  expect(counted()).toEqual([]);
});

test('the app warns once when the server runs another version, and checks for an update', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setResponse('getVersion', { version: '9.9.9' });
  await renderApp('/about');
  await expect.poll(() => lookForUpdate.mock.calls).toHaveLength(1);
  const text = `This is BoloBoard ${APP_VERSION}. The server runs version 9.9.9.`;
  expect(warn.mock.calls).toEqual([[text]]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(counted).toHaveLength(2);
  expect(callsTo('getVersion')).toHaveLength(1);
});

test('the app does not warn when the server runs the same version', async () => {
  const warn = vi.spyOn(console, 'warn');
  await renderApp('/about');
  await loaded();
  await expect.poll(counted).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  expect(lookForUpdate).not.toHaveBeenCalled();
});
