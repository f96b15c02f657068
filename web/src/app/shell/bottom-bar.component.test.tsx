import { expectNoAxeViolations } from '@test/accessibility';
import { answer } from '@test/fake-api';
import { answerHome, answerMember, answerVisitor } from '@test/home';
import { memberLike } from '@test/members';
import { currentAddress, renderApp } from '@test/render';
import { answerSubmissionsLeft } from '@test/share-form';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(() => answerHome());
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['keyboard'];
});

const bar = () => page.getByRole('navigation', { name: 'Main' });
const link = (name: string) => bar().getByRole('link', { name });
const search = () => page.getByRole('searchbox', { name: 'Search items' });
const placeNames = () =>
  [...bar().element().querySelectorAll('a, button')]
    .filter((place) => place.checkVisibility())
    .map((place) => place.ariaLabel ?? place.textContent);

test('has four places for visitors', async () => {
  answerVisitor();
  await renderApp('/about');
  await expect.poll(placeNames).toEqual(['Home', 'Search', 'Share', 'Sign In']);
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
  await expectNoAxeViolations();
});

test('has five places for members, with the number of new notifications', async () => {
  answerMember(memberLike());
  answer('countUnreadNotifications', { count: 3 });
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

test('leaves Join in the header, also on a wide phone', async () => {
  answerVisitor();
  await page.viewport(767, 800);
  await renderApp('/about');
  await expect.element(bar()).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
});

test('is not on wide screens, whose header has Share', async () => {
  answerMember(memberLike());
  await page.viewport(...DESKTOP);
  await renderApp('/about');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Share' })).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});

test('marks the current page', async () => {
  answerVisitor();
  await renderApp('/');
  await expect.element(link('Home')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Sign In')).not.toHaveAttribute('aria-current');
});

test('leads from another page to the search field', async () => {
  answerVisitor();
  await renderApp('/about');
  await link('Search').click();
  await expect.element(search()).toHaveFocus();
  expect(window.location.pathname).toBe('/');
});

test('leads to the search field of the home page without a change of the list', async () => {
  answerVisitor();
  await renderApp('/?platform=etsy');
  await link('Search').click();
  await expect.element(search()).toHaveFocus();
  expect(currentAddress()).toBe('/?platform=etsy');
});

test('opens the share form over the list as it is', async () => {
  answerMember(memberLike());
  await renderApp('/?platform=etsy');
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeEnabled();
  await link('Share').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Upload Your Sale Screenshot' }))
    .toBeVisible();
  await expect.poll(currentAddress).toBe('/?platform=etsy');
});

test('says what keeps a member from sharing', async () => {
  answerMember(memberLike());
  answerSubmissionsLeft(0);
  await renderApp('/');
  await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeDisabled();
  await link('Share').click();
  await expect
    .element(page.getByText("You've reached your monthly limit of 20 submissions."))
    .toHaveFocus();
});

test('is not there while the keyboard of a phone is open', async () => {
  answerVisitor();
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

test.each([320, 390])(
  'has targets of at least 44 px, also with large text, at %i px',
  async (width) => {
    await page.viewport(width, 640);
    answerMember(memberLike());
    answer('countUnreadNotifications', { count: 100 });
    await renderApp('/about');
    await expect.element(link('Notifications: 99+ new notifications')).toBeVisible();
    for (const size of ['100%', '200%']) {
      document.documentElement.style.fontSize = size;
      const places = [...bar().element().querySelectorAll('a, button')];
      expect(bar().element().scrollWidth).toBeLessThanOrEqual(width);
      for (const place of places) {
        const { width, height } = place.getBoundingClientRect();
        expect(Math.min(width, height), place.textContent).toBeGreaterThanOrEqual(44);
      }
    }
    document.documentElement.style.fontSize = '';
  },
);
