import { itemLike } from '@contract/schemas/item.test-support';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { detail, expectItemDetail, nextButton, openCard } from '@test/item-detail';
import { setItemListResponses, bowls, LIST_URL, bowlTitle } from '@test/item-list';
import { currentUrl, renderApp } from '@test/render';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const item = itemLike({ id: 'item-9', title: 'Brass owl' });
const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
const withNext = (path: string, next: string) => `${path}?next=${encodeURIComponent(next)}`;

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses();
  setResponse('getItem', { item });
});

describe('the page after a visitor has opened an item by its link and closed it', () => {
  const followAndClose = async (url: string) => {
    await renderApp(url);
    await expectItemDetail('Brass owl');
    await userEvent.keyboard('{Escape}');
    await expect.element(detail()).not.toBeInTheDocument();
  };

  test.each([
    ['Sign In', '/login'],
    ['Sign Up', '/register'],
    ['Start Sharing Your Sales', '/register'],
    ['Sign Up Free', '/register'],
    ['Sign Up to Share', '/register'],
  ])("has the link '%s', which opens the item again after the sign-in", async (name, path) => {
    await page.viewport(1280, 900);
    await followAndClose('/item/item-9');
    expect(currentUrl()).toBe('/');
    await expect.element(link(name)).toHaveAttribute('href', withNext(path, '/item/item-9'));
  });

  test('has a sign-in link that leads to the list that the visitor has opened after closing the item', async () => {
    await followAndClose('/item/item-9');
    await page.getByRole('searchbox').fill('bowl');
    await expect.poll(currentUrl).toBe('/?q=bowl');
    await expect.element(link('Sign In')).toHaveAttribute('href', withNext('/login', '/?q=bowl'));
  });

  test('leads to a sign-in page whose link to the registration also returns to the item', async () => {
    await page.viewport(1280, 900);
    await renderApp(withNext('/sign-in', '/item/item-9'));
    await expect
      .element(link('Create an account'))
      .toHaveAttribute('href', withNext('/register', '/item/item-9'));
    await link('Create an account').click();
    await expect
      .element(link('Sign in here'))
      .toHaveAttribute('href', withNext('/login', '/item/item-9'));
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', withNext('/login', '/item/item-9'));
  });
});

test('the sign-in prompt inside an item leads back to this item, over the same list, after the sign-in', async () => {
  setItemListResponses(bowls(17));
  await renderApp(LIST_URL);
  await openCard(bowlTitle(16));
  await nextButton().click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  const search = LIST_URL.slice(1);
  await expect
    .element(prompt.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', withNext('/login', `/item/bowl-16${search}`));
});

test('a link to an item and a list opens the item over this list, and unknown parameters disappear from the URL', async () => {
  await renderApp('/item/item-9?q=bowl&utm_source=chat');
  await expectItemDetail('Brass owl');
  expect(currentUrl()).toBe('/?q=bowl');
});
