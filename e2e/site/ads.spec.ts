import type { Page, Route } from '@playwright/test';
import { itemLike } from '../../contract/schemas/item.test-support';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, type PageErrorAllowlist, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { mockItemListResponse } from '../support/items';
import { observeLayoutShifts, readLayoutShifts } from '../support/layout-shift';

const ADS = { clientId: 'ca-pub-1234567890123456', units: { cards: '111111', list: '222222' } };
const AD_HOSTS = 'https://*.googlesyndication.com https://*.doubleclick.net';
const FRAME = 'https://googleads.g.doubleclick.net/ad';

/** Fills each ad slot after a delay, like Google's script. Runs in the browser. */
function doubleOf(): void {
  const fill = (ad: HTMLElement) => {
    const frame = document.createElement('iframe');
    frame.src = 'https://googleads.g.doubleclick.net/ad';
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
    // Some ads ask for more height than their slot has.
    Object.assign(ad.style, { height: '600px' });
    frame.addEventListener('load', () => (ad.dataset['adStatus'] = 'filled'));
    ad.append(frame);
  };
  const take = () => {
    const ad = document.querySelector<HTMLElement>('ins.adsbygoogle:not([data-seen])');
    if (ad === null) throw new Error('There is no ad to fill.');
    ad.dataset['seen'] = '';
    fill(ad);
  };
  const queue = (Reflect.get(window, 'adsbygoogle') ?? []) as object[];
  for (const _ of queue) take();
  Reflect.set(window, 'adsbygoogle', Object.assign(queue, { push: take }));
}

/** Serves a fake script of the ad network, so that no request leaves this machine. */
async function serveAds(page: Page, faults: PageErrorAllowlist): Promise<() => string[]> {
  const requests: string[] = [];
  faults.allow(/https:\/\/(pagead2\.googlesyndication\.com|googleads\.g\.doubleclick\.net)\//);
  await page.route('https://pagead2.googlesyndication.com/**', (route) => {
    requests.push(route.request().url());
    const body = `(${String(doubleOf)})();`;
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  await page.route(FRAME, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Shop</title><body style="margin:0;background:#fff"><a href="https://shop.example" style="color:#003">Shop now</a>',
    }),
  );
  return () => requests;
}

/** Opens the home page as a visitor who has allowed ads. The site has an ad client. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(observeLayoutShifts);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false });
    localStorage.setItem('boloboard-consent', 'allowed google-ads');
  });
  const items = Array.from({ length: 16 }, (_, index) => itemLike({ id: `item-${index}` }));
  await mockItemListResponse(page, items);
  await page.route('**/api/site-settings', (route) =>
    route.fulfill({
      json: { supportEmail: 'help@boloboard.test', usesAnalytics: false, ads: ADS },
    }),
  );
  await page.route((url) => url.pathname === '/', allowAdHosts);
  await page.goto('/');
  await expect(cardsOf(page)).toHaveCount(16);
}

/**
 * Adds the hosts of the ad network to the content security policy, as `npm run deploy` does for a site with an ad
 * client.
 */
async function allowAdHosts(route: Route): Promise<void> {
  const response = await route.fetch({
    url: new URL('/shell.html', route.request().url()).href,
  });
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  headers['content-security-policy'] = policy.replaceAll(
    /(script|frame|img|connect)-src/g,
    `$& ${AD_HOSTS}`,
  );
  await route.fulfill({ response, headers });
}

const ads = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const houseAds = (page: Page) =>
  page.getByRole('complementary', { name: 'See More of What Sells' });

/**
 * Scrolls past each ad slot again and again until `isDone` returns true, because at first the app may not yet observe
 * the slots.
 */
async function scrollPastSlots(
  page: Page,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  const draw = () => page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await draw();
    for (const slot of await page.locator('[data-ad-place]:visible').all()) {
      await slot.scrollIntoViewIfNeeded();
      await draw();
    }
    expect(await isDone()).toBe(true);
  }).toPass();
}

async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(readLayoutShifts);
  expect(sum, moved.join('\n')).toBe(0);
}

test('the home page shows ads after consent, and the layout does not shift when the ads arrive', async ({
  page,
  faults,
}, { project }) => {
  const slots = project.name === 'phone' ? 2 : 1;
  const requests = await serveAds(page, faults);
  const loaded = page.waitForResponse(/client-ads/);
  await openHome(page);
  await (await loaded).finished();
  expect(requests()).toEqual([]);
  await scrollPastSlots(page, async () => (await ads(page).count()) === slots);
  await expect(ads(page).last().getByText('Advertisement', { exact: true })).toBeVisible();
  await expect(ads(page).last().frameLocator('iframe').getByText('Shop now')).toBeVisible();
  await expect(houseAds(page)).toHaveCount(0);
  expect(requests()).toEqual([
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
  ]);
  await expectNoShift(page);
  await expectNoAxeViolationsInBothSchemes(page);
});
