import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test';

function collectViews(page: Page): Request[] {
  const views: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/page-view')) views.push(request);
  });
  return views;
}

/** Makes this automated browser a visitor's. */
const hideAutomation = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false });
  });

test('counts the first page and each route change without a cookie', async ({ page, baseURL }) => {
  const views = collectViews(page);
  await hideAutomation(page);
  await page.context().addCookies([{ name: '__session', value: 'a', url: baseURL ?? '' }]);
  await page.goto('/user/ann_sells?q=secret#part');
  await expect.poll(() => views.length).toBe(1);
  await page.getByRole('link', { name: 'Contact Us' }).last().click();
  await expect.poll(() => views.length).toBe(2);
  expect(views.map((view) => view.postData())).toEqual([
    '{"route":"/user/:username"}',
    '{"route":"/contact"}',
  ]);
  for (const view of views) {
    expect((await view.response())?.status()).toBe(204);
    expect(await view.headerValue('cookie')).toBeNull();
    expect((await view.response())?.headers()['set-cookie']).toBeUndefined();
  }
});

test('counts nothing with Global Privacy Control, and asks Google for nothing', async ({
  page,
}) => {
  const views = collectViews(page);
  await hideAutomation(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const version = page.waitForResponse('**/api/version');
  await page.goto('/about');
  await version;
  await page.waitForLoadState('networkidle');
  expect(views).toEqual([]);
});
