import { itemListPageLike } from '@contract/schemas/item.test-support';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse } from '@test/fake-api';
import {
  setHomeResponses,
  setSignedInMemberResponses,
  setVisitorResponses,
  cards,
} from '@test/home';
import { bowls } from '@test/item-list';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { setSubmissionsLeftResponse } from '@test/share-form';
import { DESKTOP, setTextSize } from '@test/viewports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

beforeEach(() => setHomeResponses());
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['keyboard'];
});

const bar = () => page.getByRole('navigation', { name: 'Main' });
const link = (name: string) => bar().getByRole('link', { name });
const bell = () => page.getByRole('banner').getByRole('button', { name: '3 new notifications' });
const search = () => page.getByRole('searchbox', { name: 'Search items' });
const placeNames = () =>
  [...bar().element().querySelectorAll('a, button')]
    .filter((place) => place.checkVisibility())
    .map((place) => place.ariaLabel ?? place.textContent);

test('the bottom bar shows four links to visitors', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await expect.poll(placeNames).toEqual(['Home', 'Search', 'Share', 'Sign In']);
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
  await expectNoAxeViolations();
});

test('the bottom bar shows five links to members, with the number of new notifications', async () => {
  setSignedInMemberResponses(memberLike());
  setResponse('countUnreadNotifications', { count: 3 });
  await renderApp('/about');
  await expect
    .poll(placeNames)
    .toEqual([
      'Home',
      'Search',
      'Share',
      'Notifications: 3 new notifications',
      'You, account menu',
    ]);
  await expectNoAxeViolations();
});

test('the bottom bar has the link to the notifications on phones, because the header has no bell there', async () => {
  setSignedInMemberResponses(memberLike());
  setResponse('countUnreadNotifications', { count: 3 });
  await renderApp('/about');
  await expect.element(link('Notifications: 3 new notifications')).toBeVisible();
  await expect.element(bell()).not.toBeInTheDocument();
  await page.viewport(...DESKTOP);
  await expect.element(bell()).toBeVisible();
});

test("the header still has the link 'Join' on a wide phone, which also has the bottom bar", async () => {
  setVisitorResponses();
  await page.viewport(767, 800);
  await renderApp('/about');
  await expect.element(bar()).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
});

test("the bottom bar is hidden on wide screens, whose header has 'Share'", async () => {
  setSignedInMemberResponses(memberLike());
  await page.viewport(...DESKTOP);
  await renderApp('/about');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Share' })).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});

test('the bottom bar marks the link to the current page', async () => {
  setVisitorResponses();
  await renderApp('/');
  await expect.element(link('Home')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Sign In')).not.toHaveAttribute('aria-current');
});

test('the Search link in the bottom bar opens the home page from another page, and focuses the search field', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await link('Search').click();
  await expect.element(search()).toHaveFocus();
  expect(window.location.pathname).toBe('/');
});

test('the Search link in the bottom bar focuses the search field on the home page without changing the list', async () => {
  setVisitorResponses();
  await renderApp('/?platform=etsy');
  await link('Search').click();
  await expect.element(search()).toHaveFocus();
  expect(currentUrl()).toBe('/?platform=etsy');
});

test('the Share link in the bottom bar opens the share form over the current list', async () => {
  setSignedInMemberResponses(memberLike());
  await renderApp('/?platform=etsy');
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeEnabled();
  await link('Share').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Upload Your Sale Screenshot' }))
    .toBeVisible();
  await expect.poll(currentUrl).toBe('/?platform=etsy');
});

test('the Share link in the bottom bar focuses the text that explains why a member cannot share', async () => {
  setSignedInMemberResponses(memberLike());
  setSubmissionsLeftResponse(0);
  await renderApp('/');
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeDisabled();
  await link('Share').click();
  await expect
    .element(page.getByText("You've reached your monthly limit of 20 submissions."))
    .toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Upgrade for unlimited submissions' }))
    .toHaveAttribute('href', '/subscribe');
});

test('the Share link in the bottom bar focuses the text that asks a member without a username to set one', async () => {
  setSignedInMemberResponses(memberLike({ username: null }));
  await renderApp('/');
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeDisabled();
  await link('Share').click();
  await expect.element(page.getByText(SALE_MESSAGES.usernameRequired)).toHaveFocus();
});

test('the bottom bar is at the lower edge of the window, and below the footer at the end of a page', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await expect.element(page.getByRole('heading', { name: 'Free and Premium' })).toBeVisible();
  const place = () => bar().element().getBoundingClientRect();
  const footer = page.getByRole('contentinfo').element();
  expect(Math.round(place().bottom)).toBe(window.innerHeight);
  expect(footer.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(Math.round(place().bottom)).toBe(window.innerHeight);
  expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(place().top));
});

test('the bottom bar is hidden while the keyboard of a phone is open', async () => {
  setVisitorResponses();
  await renderApp('/about');
  await expect.element(link('Home')).toBeVisible();
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('This browser has no visual viewport.');
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(window.innerHeight - 300);
  viewport.dispatchEvent(new Event('resize'));
  await expect.element(link('Home')).not.toBeInTheDocument();
  vi.restoreAllMocks();
  viewport.dispatchEvent(new Event('resize'));
  await expect.element(link('Home')).toBeVisible();
});

test('the bottom bar is hidden while a dialog is open, and nothing moves', async () => {
  setVisitorResponses();
  setResponse('listItems', itemListPageLike(bowls(16), { pages: 2, total: 32 }));
  await renderApp('/?q=bowl');
  await expect.element(cards()).toHaveLength(16);
  const place = bar().element();
  const isVisible = () => place.checkVisibility({ visibilityProperty: true });
  await page.getByRole('link', { name: 'Next', exact: true }).click({ trial: true });
  const before = [window.scrollY, place.getBoundingClientRect().top];
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible();
  expect(isVisible()).toBe(false);
  expect([window.scrollY, place.getBoundingClientRect().top]).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Home')).toBeVisible();
  expect(isVisible()).toBe(true);
});

test.each([320, 390])(
  'the bottom bar has links of at least 44 px, also with large text, on a screen of %i px',
  async (width) => {
    await page.viewport(width, 640);
    setSignedInMemberResponses(memberLike());
    setResponse('countUnreadNotifications', { count: 100 });
    await renderApp('/about');
    await expect.element(link('Notifications: 99+ new notifications')).toBeVisible();
    for (const size of ['100%', '200%'] as const) {
      setTextSize(size);
      const places = [...bar().element().querySelectorAll('a, button')];
      expect(bar().element().scrollWidth).toBeLessThanOrEqual(width);
      for (const place of places) {
        const { width, height } = place.getBoundingClientRect();
        expect(Math.min(width, height), place.textContent).toBeGreaterThanOrEqual(44);
      }
    }
  },
);
