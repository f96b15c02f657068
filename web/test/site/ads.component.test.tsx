import { itemLike } from '@contract/schemas/item.test-support';
import type { SiteSettings } from '@contract/schemas/site-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { YEARLY } from '@test/billing';
import { adClientOf, removeAd, showAd } from '@test/fake-ad-client';
import { hasAnalytics } from '@test/fake-analytics';
import { respond, callsTo, hold } from '@test/fake-api';
import { respondWithFullHome } from '@test/full-home';
import { respondWithHome, respondWithMember, respondWithVisitor, cards } from '@test/home';
import { lastingFaults, settle } from '@test/layout';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { DESKTOP, setTextSize } from '@test/viewports';
import { imitateVisitorBrowser, restoreBrowser } from '@test/visitor-browser';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { QueryClient } from '@tanstack/react-query';
import { answerConsent } from '@/services/consent';
import { createQueryClient } from '@/services/query-client';

const KEY = 'boloboard-consent';
const ADS = { clientId: 'ca-pub-1234567890123456', units: { cards: '111111', list: '222222' } };

const respondWithSettings = (changes: Partial<SiteSettings> = {}) =>
  respond('getSiteSettings', {
    supportEmail: 'help@boloboard.test',
    usesAnalytics: false,
    ads: ADS,
    push: null,
    ...changes,
  });

let observe: MockInstance<IntersectionObserver['observe']>;

beforeEach(() => {
  observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  imitateVisitorBrowser();
  respondWithFullHome();
  respond('countPageView');
  respondWithSettings();
});

afterEach(() => restoreBrowser());

const question = page.getByRole('complementary', { name: /^Allow / });
const ads = page.getByRole('complementary', { name: 'Advertisement' });
const houseAds = page.getByRole('complementary', { name: /^See (More of What Sells|Every Page)$/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const allowAds = () => answerConsent('allowed', ['google-ads']);

/** Makes the ad client put an ad into each slot. */
function fillSlots(): void {
  showAd.mockImplementation(async ({ element, width, height }) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Advertisement' });
    frame.srcdoc = '<a href="https://shop.example">Shop</a>';
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: 0 });
    element.append(frame);
    return 'filled';
  });
}

/** Returns how many slots the ad client observes. */
const watched = (): number => {
  const elements = new Set(observe.mock.calls.map(([element]) => element));
  return [...elements].filter((element) => element.hasAttribute('data-ad-place')).length;
};

async function openHome(client?: QueryClient): Promise<void> {
  await renderApp('/', client);
  await expect.element(cards()).toHaveLength(16);
}

/** Waits until the ad client observes all slots. Then scrolls past them. */
async function scrollPastSlots(): Promise<void> {
  await expect.poll(watched).toBe(2);
  await scrollThrough();
}

async function scrollThrough(): Promise<void> {
  await settle();
  for (const slot of document.querySelectorAll('[data-ad-place]')) {
    slot.scrollIntoView({ block: 'center' });
    await settle();
  }
}

/** Waits until the app has requested everything that decides whether ads are shown. */
const decided = () => expect.poll(() => callsTo('getVersion')).toHaveLength(1);

async function expectHouseAds(): Promise<void> {
  await expect.element(houseAds.last()).toBeVisible();
  await expect.element(ads).toHaveLength(0);
}

/** Fails if the app has loaded the ad client, or loads it when the viewer scrolls. */
async function expectNoAdClient(): Promise<void> {
  await decided();
  await scrollThrough();
  expect(watched()).toBe(0);
  expect(adClientOf).not.toHaveBeenCalled();
}

test('asks a visitor for consent, and fills both slots after Allow, each with its unit and size', async () => {
  fillSlots();
  await openHome();
  await expect.element(question).toMatchTextContent(/^Allow ads from Google\?/);
  await expectNoAdClient();
  window.scrollTo(0, 0);
  await press('Allow');
  expect(localStorage.getItem(KEY)).toBe('allowed google-ads');
  await scrollPastSlots();
  await expect.element(ads).toHaveLength(2);
  const requests = showAd.mock.calls.map(([{ unit, width, height }]) => ({ unit, width, height }));
  const { clientWidth } = document.documentElement;
  expect(requests).toEqual([
    { unit: '111111', width: clientWidth - 24, height: 100 },
    { unit: '222222', width: clientWidth - 24, height: 100 },
  ]);
  await expect.element(houseAds).toHaveLength(0);
  await expectNoAxeViolations();
});

test('fills only the slot below the list on a desktop, with a banner of 728 × 90 px', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHome();
  await scrollPastSlots();
  await expect.element(ads).toHaveLength(1);
  expect(showAd.mock.calls[0]?.[0]).toMatchObject({ unit: '222222', width: 728, height: 90 });
});

test('fills the slots of a free member, and removes the ads immediately when the member gets Premium', async () => {
  respondWithMember(memberLike());
  allowAds();
  fillSlots();
  const client = createQueryClient();
  await openHome(client);
  await scrollPastSlots();
  await expect.element(ads).toHaveLength(2);
  respondWithMember(memberLike(YEARLY));
  await client.refetchQueries();
  await expect.element(ads).toHaveLength(0);
  expect(document.querySelectorAll('[data-ad-place], iframe')).toHaveLength(0);
  expect(removeAd).toHaveBeenCalledTimes(2);
});

test('shows premium members neither the question nor an ad, even when the browser has stored consent', async () => {
  respondWithMember(memberLike(YEARLY));
  allowAds();
  await openHome();
  await expectNoAdClient();
  await expect.element(houseAds).toHaveLength(0);
  await expect.element(question).not.toBeInTheDocument();
});

test('does not ask premium members for consent to ads', async () => {
  respondWithMember(memberLike(YEARLY));
  await openHome();
  await expectNoAdClient();
  await expect.element(question).not.toBeInTheDocument();
});

test('loads nothing before the visitor answers the question', async () => {
  await openHome();
  await expect.element(question).toBeVisible();
  await expectNoAdClient();
  await expectHouseAds();
});

test('loads nothing after No Thanks, and does not ask again', async () => {
  await openHome();
  await press('No Thanks');
  await expectNoAdClient();
  expect(localStorage.getItem(KEY)).toBe('denied google-ads');
  await cleanup();
  await openHome();
  await expect.poll(() => callsTo('getVersion')).toHaveLength(2);
  await scrollThrough();
  await expectHouseAds();
  await expect.element(question).not.toBeInTheDocument();
  expect(watched()).toBe(0);
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['automation', { webdriver: true }],
])('loads nothing and does not ask with %s, although consent was given', async (_, privacy) => {
  imitateVisitorBrowser(privacy);
  allowAds();
  await openHome();
  await expectNoAdClient();
  await expectHouseAds();
  await expect.element(question).not.toBeInTheDocument();
});

test('loads nothing when the site has no ad client, despite consent', async () => {
  respondWithSettings({ ads: null });
  allowAds();
  await openHome();
  await expectNoAdClient();
  await expectHouseAds();
});

test('keeps the house ad without a label when the ad client has no ad', async () => {
  allowAds();
  await openHome();
  await scrollPastSlots();
  await expect.poll(() => showAd.mock.calls).toHaveLength(2);
  await expectHouseAds();
  expect(document.body.textContent).not.toMatch(/^Advertisement/m);
});

test('keeps the house ad, and logs a warning, when the script is blocked', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  showAd.mockRejectedValue(new Error('adsbygoogle.js does not load.'));
  allowAds();
  await openHome();
  await scrollPastSlots();
  await expect.poll(() => String(warn.mock.calls.at(-1)?.[0])).toContain('the house ad stays');
  await expectHouseAds();
});

test('has no slot below a list that is loading, because its skeletons can be higher than its cards', async () => {
  respondWithHome([itemLike()]);
  allowAds();
  const release = hold('listItems');
  await renderApp();
  await decided();
  await settle();
  expect(watched()).toBe(0);
  release();
  await expect.poll(watched).toBe(1);
});

test('requests no ad for a slot on the first screen until the slot has left the screen', async () => {
  await page.viewport(1280, 2000);
  respondWithHome([itemLike()]);
  allowAds();
  await renderApp();
  await expect.element(cards()).toHaveLength(1);
  await expect.poll(watched).toBe(1);
  await scrollThrough();
  await expectHouseAds();
  expect(adClientOf).not.toHaveBeenCalled();
  await page.viewport(1280, 300);
  window.scrollTo(0, 0);
  await settle();
  await scrollThrough();
  await expect.poll(() => showAd.mock.calls).toHaveLength(1);
});

test.each([
  [320, 640, '100%'],
  [390, 844, '100%'],
  [390, 844, '200%'],
  [1280, 800, '100%'],
] as const)(
  'keeps the size of its slot at %i × %i px with a text size of %s',
  async (width, height, text) => {
    await page.viewport(width, height);
    setTextSize(text);
    let fill: (result: 'filled') => void = () => undefined;
    showAd.mockImplementation(() => new Promise((resolve) => (fill = resolve)));
    allowAds();
    await openHome();
    const size = () => {
      const slot = document.querySelector<HTMLElement>('[data-ad-place="list"]');
      return [slot?.offsetWidth, slot?.offsetHeight];
    };
    const reserved = size();
    await scrollPastSlots();
    await expect.poll(() => showAd.mock.calls.at(-1)?.[0].unit).toBe('222222');
    expect(size()).toEqual(reserved);
    fill('filled');
    await expect.element(ads).toHaveLength(1);
    expect(size()).toEqual(reserved);
    const faults = await lastingFaults();
    expect(faults, faults.join('\n')).toEqual([]);
  },
);

test('does not replace a house ad while it has the focus', async () => {
  let fill: (result: 'filled') => void = () => undefined;
  showAd.mockImplementation(() => new Promise((resolve) => (fill = resolve)));
  await page.viewport(...DESKTOP);
  allowAds();
  await openHome();
  await scrollPastSlots();
  await expect.poll(() => showAd.mock.calls).toHaveLength(1);
  const link = houseAds.getByRole('link', { name: 'Sign Up Free' });
  link.element().focus();
  fill('filled');
  await settle();
  await expect.element(link).toHaveFocus();
  await expect.element(ads).toHaveLength(0);
  link.element().blur();
  await expect.element(ads).toHaveLength(1);
});

test('has a link with which the keyboard skips an ad', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHome();
  await scrollPastSlots();
  const skip = ads.getByRole('button', { name: 'Skip advertisement' });
  skip.element().focus();
  await expect.element(skip).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('End of advertisement')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(ads.element().contains(document.activeElement)).toBe(false);
});

test('shows the house ad again when the screen becomes narrower than the ad', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHome();
  await scrollPastSlots();
  // On narrow screens, there is also a slot between the cards, which may get another ad.
  const below = () => document.querySelector('[data-ad-place="list"] [data-ad]');
  await expect.poll(() => below()?.getAttribute('data-ad')).toBe('filled');
  await page.viewport(700, 800);
  await expect.poll(() => below()?.getAttribute('data-ad')).toBe('waiting');
  await expect.element(houseAds.last()).toBeVisible();
});

test.each(['boloboard-analytics', KEY])(
  'asks about both purposes when %s contains only an answer about Google Analytics',
  async (key) => {
    localStorage.setItem(key, key === KEY ? 'allowed google-analytics' : 'allowed');
    respondWithSettings({ usesAnalytics: true });
    hasAnalytics.mockResolvedValue(true);
    await openHome();
    await expect
      .element(question)
      .toMatchTextContent(/^Allow Google Analytics and ads from Google\?/);
    await expectNoAxeViolations();
    await press('No Thanks');
    expect(localStorage.getItem(KEY)).toBe('denied google-analytics google-ads');
    expect(localStorage.getItem('boloboard-analytics')).toBeNull();
    await expectNoAdClient();
  },
);

test('names the ad network on the privacy page, where consent can be revoked, which deletes the cookies', async () => {
  allowAds();
  document.cookie = '__gads=a; Path=/';
  await renderApp('/privacy-policy');
  await expect.element(page.getByText('You allow ads from Google in this browser.')).toBeVisible();
  await expect.element(page.getByText('Google AdSense')).toBeVisible();
  await expectNoAxeViolations();
  await press('Stop Allowing It');
  await expect.element(page.getByText('You do not allow ads from Google')).toBeVisible();
  expect(document.cookie).not.toContain('__gads');
});

test('states on the about page that ads from Google need consent', async () => {
  respondWithVisitor();
  await renderApp('/about');
  await expect.element(page.getByText('ads from Google only if you allow them')).toBeVisible();
  expect(document.body.textContent).not.toContain('no scripts of ad networks');
});

test('names no ad network on the privacy page when the site has no ad client', async () => {
  respondWithSettings({ ads: null });
  respondWithVisitor();
  await renderApp('/privacy-policy');
  await expect.element(page.getByRole('heading', { name: 'Ads' })).toBeVisible();
  await decided();
  expect(document.body.textContent).not.toMatch(/ads from Google|AdSense/);
  expect(document.body.textContent).toContain('do not share it for advertising.');
});
