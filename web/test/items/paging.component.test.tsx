import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { holdResponses } from '@test/fake-api';
import {
  setItemListResponses,
  bowls,
  expectTitles,
  lastListQuery,
  LIST_URL,
  bowlTitles,
} from '@test/item-list';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const pages = () => page.getByRole('navigation', { name: 'Pages' });
const busyCards = () => document.querySelectorAll('[aria-busy=true] article');

beforeEach(() => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses();
});

test('the item list requests its later pages with the snapshot time of page 1, and page 1 of a new list without a snapshot time', async () => {
  setItemListResponses(bowls(20));
  await renderApp('/?q=bowl');
  await expect.element(cards()).toHaveLength(16);
  expect(lastListQuery()?.get('asOf')).toBeNull();
  await pages().getByRole('link', { name: 'Page 2' }).click();
  await expect.element(cards()).toHaveLength(4);
  expect(lastListQuery()?.get('asOf')).toMatch(/^20/);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Likes' }).click();
  await expect.element(cards()).toHaveLength(16);
  expect(lastListQuery()?.get('asOf')).toBeNull();
});

test('the item list shows the cards of the previous page as busy while the next page loads', async () => {
  setItemListResponses(bowls(20));
  await renderApp(LIST_URL);
  await expectTitles(bowlTitles(1, 16));
  const release = holdResponses('listItems');
  await pages().getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => busyCards().length).toBe(16);
  release();
  await expectTitles(bowlTitles(17, 20));
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('the item list shows a link to page 1 when the requested page is past the end', async () => {
  setItemListResponses(bowls(2));
  await renderApp(`${LIST_URL}&page=4`);
  await expect.element(page.getByText('Nothing on This Page')).toBeVisible();
  await page.getByRole('link', { name: 'Back to First Page' }).click();
  await expectTitles(bowlTitles(1, 2));
});

test('the item list returns to page 1 when a filter changes', async () => {
  setItemListResponses(bowls(20));
  await renderApp(`${LIST_URL}&page=2`);
  await expectTitles(bowlTitles(17, 20));
  await page.getByLabelText('Marketplace', { exact: true }).selectOptions('ebay');
  await expectTitles(bowlTitles(1, 16));
  expect(lastListQuery()?.get('platform')).toBe('ebay');
  expect(new URLSearchParams(currentUrl().slice(2)).has('page')).toBe(false);
});
