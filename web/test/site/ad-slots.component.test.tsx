import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import {
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
import { adClientOf, showAd } from '@test/fake-ad-client';
import { holdResponses } from '@test/fake-api';
import { setHomeResponses, cards } from '@test/home';
import { remainingLayoutFaults, waitForLayout } from '@test/layout';
import { renderApp } from '@test/render';
import { DESKTOP, setTextSize } from '@test/viewports';
import { restoreBrowser } from '@test/visitor-browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

beforeEach(setUpAds);

afterEach(() => restoreBrowser());

test('an ad slot keeps the house ad, without the label "Advertisement", when the ad client has no ad', async () => {
  allowAds();
  await openHomeWithAds();
  await scrollPastSlots();
  await expect.poll(() => showAd.mock.calls).toHaveLength(2);
  await expectHouseAds();
  expect(document.body.textContent).not.toMatch(/^Advertisement/m);
});

test("an ad slot keeps the house ad, and a warning is logged, when the ad client's script is blocked", async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  showAd.mockRejectedValue(new Error('adsbygoogle.js does not load.'));
  allowAds();
  await openHomeWithAds();
  await scrollPastSlots();
  await expect.poll(() => String(warn.mock.calls.at(-1)?.[0])).toContain('the house ad stays');
  await expectHouseAds();
});

test('the home page has no ad slot below a list that is loading, because its skeletons can be higher than its cards', async () => {
  setHomeResponses([itemLike()]);
  allowAds();
  const release = holdResponses('listItems');
  await renderApp();
  await waitUntilAdsAreDecided();
  await waitForLayout();
  expect(countObservedSlots()).toBe(0);
  release();
  await expect.poll(countObservedSlots).toBe(1);
});

test('an ad slot that is visible when the page opens requests no ad until it has left the screen', async () => {
  await page.viewport(1280, 2000);
  setHomeResponses([itemLike()]);
  allowAds();
  await renderApp();
  await expect.element(cards()).toHaveLength(1);
  await expect.poll(countObservedSlots).toBe(1);
  await scrollToEachAdSlot();
  await expectHouseAds();
  expect(adClientOf).not.toHaveBeenCalled();
  await page.viewport(1280, 300);
  window.scrollTo(0, 0);
  await waitForLayout();
  await scrollToEachAdSlot();
  await expect.poll(() => showAd.mock.calls).toHaveLength(1);
});

test.each([
  [320, 640, '100%'],
  [390, 844, '100%'],
  [390, 844, '200%'],
  [1280, 800, '100%'],
] as const)(
  'an ad slot keeps its size on a screen of %i × %i px with a text size of %s',
  async (width, height, text) => {
    await page.viewport(width, height);
    setTextSize(text);
    let fill: (result: 'filled') => void = () => undefined;
    showAd.mockImplementation(() => new Promise((resolve) => (fill = resolve)));
    allowAds();
    await openHomeWithAds();
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
    const faults = await remainingLayoutFaults();
    expect(faults, faults.join('\n')).toEqual([]);
  },
);

test('an ad does not replace a house ad that has the focus', async () => {
  let fill: (result: 'filled') => void = () => undefined;
  showAd.mockImplementation(() => new Promise((resolve) => (fill = resolve)));
  await page.viewport(...DESKTOP);
  allowAds();
  await openHomeWithAds();
  await scrollPastSlots();
  await expect.poll(() => showAd.mock.calls).toHaveLength(1);
  const link = houseAds.getByRole('link', { name: 'Sign Up Free' });
  link.element().focus();
  fill('filled');
  await waitForLayout();
  await expect.element(link).toHaveFocus();
  await expect.element(ads).toHaveLength(0);
  link.element().blur();
  await expect.element(ads).toHaveLength(1);
});

test('an ad has a button with which the keyboard skips the ad', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHomeWithAds();
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

test('an ad slot shows the house ad again when the screen becomes narrower than the ad', async () => {
  await page.viewport(...DESKTOP);
  allowAds();
  fillSlots();
  await openHomeWithAds();
  await scrollPastSlots();
  // Looks only at the slot below the list. A narrow screen also has a slot between the cards, which may get another ad.
  const below = () => document.querySelector('[data-ad-place="list"] [data-ad]');
  await expect.poll(() => below()?.getAttribute('data-ad')).toBe('filled');
  await page.viewport(700, 800);
  await expect.poll(() => below()?.getAttribute('data-ad')).toBe('waiting');
  await expect.element(houseAds.last()).toBeVisible();
});
