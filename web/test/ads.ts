import type { SiteSettings } from '@contract/schemas/site-settings';
import type { QueryClient } from '@tanstack/react-query';
import { expect, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerConsent } from '@/services/consent';
import { showAd } from './fake-ad-client';
import { setResponse, callsTo } from './fake-api';
import { setFullHomeResponses } from './full-home';
import { cards } from './home';
import { waitForLayout } from './layout';
import { renderApp } from './render';
import { imitateVisitorBrowser } from './visitor-browser';

const ADS = { clientId: 'ca-pub-1234567890123456', units: { cards: '111111', list: '222222' } };

/** Sets the site settings. By default, the site has an ad client and no Google Analytics. */
export const setAdSettingsResponse = (changes: Partial<SiteSettings> = {}) =>
  setResponse('getSiteSettings', {
    supportEmail: 'help@boloboard.test',
    usesAnalytics: false,
    ads: ADS,
    push: null,
    ...changes,
  });

let observe: MockInstance<IntersectionObserver['observe']>;

/** Sets the responses for a visitor's home page on a site with an ad client. Records which ad slots the app observes. */
export function setUpAds(): void {
  observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  imitateVisitorBrowser();
  setFullHomeResponses();
  setResponse('countPageView');
  setAdSettingsResponse();
}

export const ads = page.getByRole('complementary', { name: 'Advertisement' });

export const houseAds = page.getByRole('complementary', {
  name: /^See (More of What Sells|Every Page)$/,
});

/** Stores in this browser that the visitor allows ads from Google. */
export const allowAds = () => answerConsent('allowed', ['google-ads']);

/** Makes the faked ad client put an ad into each slot. */
export function fillSlots(): void {
  showAd.mockImplementation(async ({ element, width, height }) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Advertisement' });
    frame.srcdoc = '<a href="https://shop.example">Shop</a>';
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: 0 });
    element.append(frame);
    return 'filled';
  });
}

/** Returns how many ad slots the app has passed to an `IntersectionObserver` so far. */
export const countObservedSlots = (): number => {
  const elements = new Set(observe.mock.calls.map(([element]) => element));
  return [...elements].filter((element) => element.hasAttribute('data-ad-place')).length;
};

export async function openHomeWithAds(client?: QueryClient): Promise<void> {
  await renderApp('/', client);
  await expect.element(cards()).toHaveLength(16);
}

/** Waits until the app observes all ad slots. Then scrolls past them. */
export async function scrollPastSlots(): Promise<void> {
  await expect.poll(countObservedSlots).toBe(2);
  await scrollToEachAdSlot();
}

/** Scrolls to each ad slot, one after the other. */
export async function scrollToEachAdSlot(): Promise<void> {
  await waitForLayout();
  for (const slot of document.querySelectorAll('[data-ad-place]')) {
    slot.scrollIntoView({ block: 'center' });
    await waitForLayout();
  }
}

/** Waits until the app has requested everything that it needs to decide whether to show ads. */
export const waitUntilAdsAreDecided = () =>
  expect.poll(() => callsTo('getVersion')).toHaveLength(1);

/** Expects house ads, and no ad of the ad client. */
export async function expectHouseAds(): Promise<void> {
  await expect.element(houseAds.last()).toBeVisible();
  await expect.element(ads).toHaveLength(0);
}
