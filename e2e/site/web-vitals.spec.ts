import type { Page, Request } from '@playwright/test';
import { itemLike } from '../../contract/schemas/item.test-support';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { mockItemListResponse } from '../support/items';

/** Turns off the sampling and the check for automated browsers, so that the app measures each page load. */
const sampleEveryPageLoad = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false });
  });

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/**
 * Waits until the browser has measured a largest contentful paint, because a key press or a tap ends this measurement.
 */
const waitForLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/**
 * Waits until the browser is idle, because the web-vitals library ends a measurement only at that time. Then waits for
 * a paint, because the library ignores a paint that comes after the page was hidden.
 */
const untilIdleAndPainted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Waits until the module has run: a second import of a module resolves only after its first import has run it. */
const untilRun = (page: Page, url: string) => page.evaluate((file) => import(file), url);

test('the app reports the web vitals of a page load once, without a cookie', async ({
  page,
  baseURL,
}) => {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/web-vitals')) reports.push(request);
  });
  await sampleEveryPageLoad(page);
  await page.context().addCookies([{ name: '__session', value: 'a', url: baseURL ?? '' }]);
  await mockItemListResponse(page, [itemLike()]);
  const loaded = page.waitForResponse(/web-vitals-report-[\w-]+\.js$/);
  await page.goto('/');
  await expect(cardsOf(page)).toHaveCount(1);
  await untilRun(page, (await loaded).url());
  await waitForLargestPaint(page);
  // Presses a real key, which ends the measurement of the largest paint. The library ignores events that scripts
  // create.
  await page.keyboard.press('Shift');
  await untilIdleAndPainted(page);
  await expect(async () => {
    await hide(page);
    expect(reports).toHaveLength(1);
  }).toPass();
  await hide(page);

  const [report] = reports;
  expect((await report?.response())?.status()).toBe(204);
  expect(await report?.headerValue('cookie')).toBeNull();
  expect(report?.postDataJSON()).toEqual({
    route: '/',
    device: 'phone',
    values: expect.objectContaining({ FCP: expect.any(Number), LCP: expect.any(Number) }),
  });
  expect(reports).toHaveLength(1);
});
