import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { itemLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { setHomeResponses } from '@test/home';
import { detail } from '@test/item-detail';
import { cardLink, expectTitles } from '@test/item-list';
import { goOffline, goOnline } from '@test/offline';
import { deleteButton, deleteDialog, keptSalesBox, openOwnItem, ownItem } from '@test/own-items';
import { currentUrl } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const bowl = ownItem();
const owl = itemLike({ id: 'owl', title: 'Owl' });
const confirm = () => deleteDialog().getByRole('button', { name: 'Delete Item' });

async function askToDelete(): Promise<void> {
  await openOwnItem([bowl, owl]);
  await deleteButton().click();
  await expect.element(deleteDialog().getByText(ITEM_REMOVAL_MESSAGES.question)).toBeVisible();
}

afterEach(goOnline);

test.each(BOTH_SIZES)(
  'deleting an item closes the item detail, removes the card and focuses the next card on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await askToDelete();
    await expectNoAxeViolations();
    setResponse('deleteItem');
    setHomeResponses([owl]);
    await confirm().click();
    await expect.element(detail()).not.toBeInTheDocument();
    await expectTitles(['Owl']);
    await expect.element(cardLink('Owl')).toHaveFocus();
    await expect.element(page.getByText('Item Deleted').first()).toBeVisible();
    expect(callsTo('deleteItem').map(({ url }) => url.pathname)).toEqual(['/api/user/items/bowl']);
    expect(callsTo('getItem')).toHaveLength(0);
  },
);

test('deleting an item does nothing when the member cancels, and returns the focus', async () => {
  await askToDelete();
  await deleteDialog().getByRole('button', { name: 'Keep It' }).click();
  await expect.element(deleteDialog()).not.toBeInTheDocument();
  await expect.element(deleteButton()).toHaveFocus();
  await deleteButton().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(deleteDialog()).not.toBeInTheDocument();
  await expect.element(detail().getByRole('heading', { name: 'Bowl' })).toBeVisible();
  expect(callsTo('deleteItem')).toHaveLength(0);
});

test('the question before a deletion in the item detail asks whether an own sale stays in the statistics', async () => {
  await openOwnItem([ownItem({ isOwnSale: true })]);
  await deleteButton().click();
  await expect.element(keptSalesBox()).toBeChecked();
  await keptSalesBox().click();
  setResponse('deleteItem');
  setHomeResponses([]);
  await confirm().click();
  await expect.element(page.getByText('Item Deleted').first()).toBeVisible();
  expect(callsTo('deleteItem').map(({ url }) => url.searchParams.get('figures'))).toEqual([
    'remove',
  ]);
});

test('an item that the server does not find counts as deleted', async () => {
  await askToDelete();
  setErrorResponse('deleteItem', 'not_found', 'This item is no longer available.');
  setHomeResponses([owl]);
  await confirm().click();
  await expectTitles(['Owl']);
});

test.each([
  [
    'the server fails',
    () => setErrorResponse('deleteItem', 'internal', 'Oh'),
    ITEM_REMOVAL_MESSAGES.failed,
  ],
  [
    'the network fails',
    () => setNetworkFailure('deleteItem'),
    'You seem to be offline. Please check your connection and try again.',
  ],
])('an item and the question before its deletion stay when %s', async (_what, fail, message) => {
  await askToDelete();
  fail();
  await confirm().click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(confirm()).toBeEnabled();
  await deleteDialog().getByRole('button', { name: 'Keep It' }).click();
  await userEvent.keyboard('{Escape}');
  await expectTitles(['Bowl', 'Owl']);
});

test('the question before a deletion shows that the deletion needs a network when the browser is offline', async () => {
  await askToDelete();
  goOffline();
  await expect.element(deleteDialog().getByText('It needs a connection.')).toBeVisible();
});

test('deleting an item opens the sign-in page when the session has ended', async () => {
  await askToDelete();
  setErrorResponse('deleteItem', 'unauthorized', 'Unauthorized');
  await confirm().click();
  await expect.element(page.getByText(ITEM_REMOVAL_MESSAGES.signInRequired).first()).toBeVisible();
  await expect.poll(currentUrl).toBe('/login?next=%2Fitem%2Fbowl');
});
