import { expectNoAxeViolations } from '@test/accessibility';
import {
  setAdSettingsResponse,
  ads,
  houseAds,
  allowAds,
  fillSlots,
  countObservedSlots,
  openHomeWithAds,
  scrollPastSlots,
  scrollToEachAdSlot,
  waitUntilAdsAreDecided,
  expectHouseAds,
  setUpAds,
} from '@test/ads';
import { YEARLY } from '@test/billing';
import { adClientOf, removeAd, showAd } from '@test/fake-ad-client';
import { hasAnalytics } from '@test/fake-analytics';
import { callsTo } from '@test/fake-api';
import { setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { imitateVisitorBrowser, restoreBrowser } from '@test/visitor-browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createQueryClient } from '@/services/query-client';

const KEY = 'boloboard-consent';

beforeEach(setUpAds);

afterEach(() => restoreBrowser());

const question = page.getByRole('complementary', { name: /^Allow / });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Expects that the app has not loaded the ad client, and does not load it when the viewer scrolls. */
async function expectNoAdClient(): Promise<void> {
  await waitUntilAdsAreDecided();
  await scrollToEachAdSlot();
  expect(countObservedSlots()).toBe(0);
  expect(adClientOf).not.toHaveBeenCalled();
}

test('the home page asks a visitor for consent to ads, and fills both slots after Allow, each with its unit and size', async () => {
  fillSlots();
  await openHomeWithAds();
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

test('the home page fills only the slot below the list on a desktop, with a banner of 728 × 90 px', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHomeWithAds();
  await scrollPastSlots();
  await expect.element(ads).toHaveLength(1);
  expect(showAd.mock.calls[0]?.[0]).toMatchObject({ unit: '222222', width: 728, height: 90 });
});

test('the home page fills the ad slots of a free member, and removes the ads immediately when the member gets Premium', async () => {
  setSignedInMemberResponses(memberLike());
  allowAds();
  fillSlots();
  const client = createQueryClient();
  await openHomeWithAds(client);
  await scrollPastSlots();
  await expect.element(ads).toHaveLength(2);
  setSignedInMemberResponses(memberLike(YEARLY));
  await client.refetchQueries();
  await expect.element(ads).toHaveLength(0);
  expect(document.querySelectorAll('[data-ad-place], iframe')).toHaveLength(0);
  expect(removeAd).toHaveBeenCalledTimes(2);
});

test('the home page shows premium members neither the question about ads nor an ad, even when the browser has stored consent', async () => {
  setSignedInMemberResponses(memberLike(YEARLY));
  allowAds();
  await openHomeWithAds();
  await expectNoAdClient();
  await expect.element(houseAds).toHaveLength(0);
  await expect.element(question).not.toBeInTheDocument();
});

test('the home page does not ask premium members for consent to ads', async () => {
  setSignedInMemberResponses(memberLike(YEARLY));
  await openHomeWithAds();
  await expectNoAdClient();
  await expect.element(question).not.toBeInTheDocument();
});

test('the home page loads no ad before the visitor answers the question', async () => {
  await openHomeWithAds();
  await expect.element(question).toBeVisible();
  await expectNoAdClient();
  await expectHouseAds();
});

test('the home page loads no ad after No Thanks, and does not ask again', async () => {
  await openHomeWithAds();
  await press('No Thanks');
  await expectNoAdClient();
  expect(localStorage.getItem(KEY)).toBe('denied google-ads');
  await cleanup();
  await openHomeWithAds();
  await expect.poll(() => callsTo('getVersion')).toHaveLength(2);
  await scrollToEachAdSlot();
  await expectHouseAds();
  await expect.element(question).not.toBeInTheDocument();
  expect(countObservedSlots()).toBe(0);
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['automation', { webdriver: true }],
])(
  'the home page loads no ad and does not ask for consent in a browser with %s, although the visitor gave consent before',
  async (_, privacy) => {
    imitateVisitorBrowser(privacy);
    allowAds();
    await openHomeWithAds();
    await expectNoAdClient();
    await expectHouseAds();
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('the home page loads no ad when the site has no ad client, despite consent', async () => {
  setAdSettingsResponse({ ads: null });
  allowAds();
  await openHomeWithAds();
  await expectNoAdClient();
  await expectHouseAds();
});

test.each(['boloboard-analytics', KEY])(
  'the home page asks about Google Analytics and ads when %s in localStorage has an answer only about Google Analytics',
  async (key) => {
    localStorage.setItem(key, key === KEY ? 'allowed google-analytics' : 'allowed');
    setAdSettingsResponse({ usesAnalytics: true });
    hasAnalytics.mockResolvedValue(true);
    await openHomeWithAds();
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

test('the privacy page names the ad network, and lets the visitor revoke the consent, which deletes the cookies', async () => {
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

test('the about page states that ads from Google need consent', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await expect.element(page.getByText('ads from Google only if you allow them')).toBeVisible();
  expect(document.body.textContent).not.toContain('no scripts of ad networks');
});

test('the privacy page names no ad network when the site has no ad client', async () => {
  setAdSettingsResponse({ ads: null });
  setVisitorResponses();
  await renderApp('/privacy-policy');
  await expect.element(page.getByRole('heading', { name: 'Ads' })).toBeVisible();
  await waitUntilAdsAreDecided();
  expect(document.body.textContent).not.toMatch(/ads from Google|AdSense/);
  expect(document.body.textContent).toContain('do not share it for advertising.');
});
