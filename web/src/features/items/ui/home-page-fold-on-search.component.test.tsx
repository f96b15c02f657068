import { itemListPageLike } from '@contract/schemas/item.test-support';
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
import { DESKTOP } from '@test/viewports';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusSearch } from '../model/search-field';

const field = () => page.getByRole('searchbox');
const promise = () => page.getByRole('link', { name: 'Start Sharing Your Sales' });
const fieldTop = () => field().element().getBoundingClientRect().top;
/** If the search field is less than this many pixels from the top of the screen, nothing but the header is above it. */
const TOP_PX = 90;

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses();
  setResponse('listItems', itemListPageLike(bowls(16)));
});

async function renderList(url = '/'): Promise<void> {
  await renderApp(url);
  await expect.element(cards()).toHaveLength(16);
}

describe('folding the home page on a phone', () => {
  test('folds the parts above the list while the search field has the focus', async () => {
    await renderList();
    await expect.element(promise()).toBeVisible();
    await field().click();
    await expect.element(promise()).not.toBeInTheDocument();
    expect(fieldTop()).toBeLessThan(TOP_PX);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(promise()).toBeInViewport();
    expect(window.scrollY).toBe(0);
  });

  test('keeps the parts folded during a search, and unfolds them when Escape clears the search', async () => {
    await renderList('/?q=bowl');
    await expect.element(promise()).not.toBeInTheDocument();
    await field().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(promise()).toBeVisible();
    await expect.poll(currentUrl).toBe('/');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).not.toHaveFocus();
  });

  test('unfolds the page on Back', async () => {
    await renderList();
    await field().fill('bowl');
    await expect.poll(currentUrl).toBe('/?q=bowl');
    await expect.element(promise()).not.toBeInTheDocument();
    window.history.back();
    await expect.element(promise()).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  test('unfolds the page if the viewer presses Back before the search is rendered', async () => {
    await renderList();
    const push = vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      const { state } = window.history as { state: unknown };
      queueMicrotask(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
    });
    await field().fill('bowl');
    await expect.poll(() => push).toHaveBeenCalled();
    await expect.element(promise()).toBeInViewport();
    await expect.element(field()).toHaveValue('');
    expect(currentUrl()).toBe('/');
  });

  test('does not move the content on the screen when the focus leaves an empty field', async () => {
    await renderList();
    await field().click();
    await expect.element(promise()).not.toBeInTheDocument();
    const marketplace = page.getByLabelText('Marketplace', { exact: true }).element();
    const before = marketplace.getBoundingClientRect().top;
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible();
    await expect.element(promise()).toBeVisible();
    expect(Math.abs(marketplace.getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  test('hides the share area, which only members see, during a search', async () => {
    setSignedInMemberResponses(memberLike());
    await renderApp('/?q=bowl');
    await expect.element(cards()).toHaveLength(16);
    await expect
      .element(page.getByRole('button', { name: 'Share a Sale', includeHidden: true }))
      .not.toBeVisible();
  });
});

describe('folding the home page on a desktop', () => {
  test('does not fold any part of the page', async () => {
    await page.viewport(...DESKTOP);
    await renderList('/?q=bowl');
    await field().click();
    await expect.element(promise()).toBeVisible();
  });
});

describe('focusSearch', () => {
  test('focuses the field and scrolls to the start of the list', async () => {
    await renderList();
    window.scrollTo(0, 3000);
    focusSearch();
    await expect.element(field()).toHaveFocus();
    expect(fieldTop()).toBeLessThan(TOP_PX);
    await expect.element(page.getByRole('heading', { name: 'Latest Items' })).toBeInViewport();
  });

  test('focuses the field as soon as it appears after a navigation to the home page', async () => {
    await renderApp('/contact');
    const home = page.getByRole('link', { name: 'BoloBoard, home' });
    await expect.element(home).toBeVisible();
    (home.element() as HTMLElement).click();
    focusSearch();
    await expect.element(field()).toHaveFocus();
    await expect.element(promise()).not.toBeInTheDocument();
  });
});
