import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import {
  detail,
  dispatchOpenItem,
  expectItemDetail,
  nextButton,
  openCard,
} from '@test/item-detail';
import { bowls, cardLink, LIST_URL, bowlTitle } from '@test/item-list';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES, DESKTOP } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** An item that is not in the item list. */
const other = itemLike({ id: 'other', title: 'Gravy boat' });

async function goBack(): Promise<void> {
  window.history.back();
  await expect.element(detail()).not.toBeInTheDocument();
}

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses(bowls(2));
});

test('the item detail shows the minus sign of a loss, and the badge of a find', async () => {
  const sale = itemLike({
    title: 'Jar',
    isOwnSale: true,
    soldPrice: '34.99',
    purchasePrice: '40.00',
  });
  setHomeResponses([sale]);
  setResponse('getItem', { item: other });
  await renderApp(LIST_URL);
  await openCard('Jar');
  await expect.element(detail().getByText('-$5.01', { exact: true })).toBeVisible();
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  await expect.element(detail().getByText('BOLO', { exact: true })).toBeVisible();
  await expect.element(detail().getByText('Gross profit')).not.toBeInTheDocument();
});

test.each(BOTH_SIZES)(
  "the item detail closes on Escape, Close and the browser's Back button, and returns the focus to the card on a $size",
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await renderApp(LIST_URL);
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => detail().getByRole('button', { name: 'Close' }).click(),
      goBack,
    ]) {
      await openCard(bowlTitle(2));
      expect(currentUrl()).toBe(LIST_URL);
      expect(detail().element().contains(document.activeElement)).toBe(true);
      await leave();
      await expect.element(detail()).not.toBeInTheDocument();
      await expect.element(cardLink(bowlTitle(2))).toHaveFocus();
      expect(currentUrl()).toBe(LIST_URL);
    }
    window.history.forward();
    await expectItemDetail(bowlTitle(2));
  },
);

test('the item detail opens and closes once when the card and Close are each clicked twice', async () => {
  const clickTwice = (target: Element) => {
    if (!(target instanceof HTMLElement)) throw new Error('It cannot be clicked.');
    target.click();
    target.click();
  };
  // Adds an entry before the item list to the browser's history. If the item detail closed twice, the browser would go
  // back to this entry.
  window.history.pushState(null, '', '/');
  await renderApp(LIST_URL);
  await expect.element(cardLink(bowlTitle(1))).toBeVisible();
  clickTwice(cardLink(bowlTitle(1)).element());
  await expectItemDetail(bowlTitle(1));
  await goBack();
  await openCard(bowlTitle(2));
  clickTwice(detail().getByRole('button', { name: 'Close' }).element());
  await expect.element(detail()).not.toBeInTheDocument();
  window.history.forward();
  await expectItemDetail(bowlTitle(2));
  expect(currentUrl()).toBe(LIST_URL);
});

test('the item detail closes on a click on its backdrop, but not on a click inside', async () => {
  await page.viewport(...DESKTOP);
  await renderApp(LIST_URL);
  await openCard(bowlTitle(1));
  await detail().getByText('$34.99').click();
  await expectItemDetail(bowlTitle(1));
  await page.elementLocator(document.documentElement).click({ position: { x: 10, y: 10 } });
  await expect.element(detail()).not.toBeInTheDocument();
});

test('the item detail shows no position and no Next button when the list does not contain the item', async () => {
  setResponse('getItem', { item: other });
  await renderApp(LIST_URL);
  await expect.element(cardLink(bowlTitle(1))).toBeVisible();
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  await expect.element(detail().getByText(/ of /)).not.toBeInTheDocument();
  await expect.element(nextButton()).not.toBeInTheDocument();
});

test.each([
  { id: 'no-such-item', code: 'not_found' },
  { id: 'no such id', code: 'bad_request' },
] as const)(
  'the item detail shows a message when the item does not exist: $id',
  async ({ id, code }) => {
    setErrorResponse('getItem', code, ITEM_MISSING_MESSAGE);
    await renderApp(`/item/${encodeURIComponent(id)}`);
    await expect.element(page.getByText('This item is no longer available.')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Back to Items' }).click();
    await expect.element(detail()).not.toBeInTheDocument();
    expect(currentUrl()).toBe('/');
  },
);

test('the item detail can load the item again after a failure', async () => {
  const message = 'The service is unavailable.';
  setErrorResponse('getItem', 'internal', message);
  await renderApp(LIST_URL);
  await expect.element(cardLink(bowlTitle(1))).toBeVisible();
  dispatchOpenItem(other.id);
  await expect.element(page.getByText('Error loading item', { exact: true })).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  setResponse('getItem', { item: other });
  await detail().getByRole('button', { name: 'Try Again' }).click();
  await expectItemDetail(other.title);
});

test('the item detail shows another item when an event asks the app to open this item', async () => {
  setResponse('getItem', { item: other });
  await renderApp(LIST_URL);
  await openCard(bowlTitle(1));
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  await goBack();
  expect(currentUrl()).toBe(LIST_URL);
});

test('the app ignores an event that asks it to open an item with an invalid id', async () => {
  await renderApp(LIST_URL);
  await expect.element(cardLink(bowlTitle(1))).toBeVisible();
  dispatchOpenItem('../users');
  dispatchOpenItem('bowl-1');
  await expectItemDetail(bowlTitle(1));
});
