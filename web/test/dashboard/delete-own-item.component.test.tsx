import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { expectNoAxeViolations } from '@test/accessibility';
import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import {
  setOwnItemResponses,
  deleteButtonOf,
  ownItemLike,
  ownItemsLike,
  expectVisibleText,
  openDashboardWithItems,
} from '@test/dashboard';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { cards } from '@test/home';
import { cardLink, expectTitles } from '@test/item-list';
import { deleteDialog, keptSalesBox } from '@test/own-items';
import { currentUrl } from '@test/render';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const confirm = () => deleteDialog().getByRole('button', { name: 'Delete Item' });

async function askToDelete(n: number, count: number, url?: string): Promise<void> {
  await openDashboardWithItems(ownItemsLike(count), url);
  await deleteButtonOf(`Owl ${n}`).click();
  await expect.element(deleteDialog().getByText(ITEM_REMOVAL_MESSAGES.question)).toBeVisible();
}

test('the button on a card of the dashboard deletes the item, and focuses the next item', async () => {
  await askToDelete(1, 2);
  await expectNoAxeViolations();
  setResponse('deleteItem');
  setOwnItemResponses(ownItemsLike(2).slice(1));
  await confirm().click();
  await expectTitles(['Owl 2']);
  await expect.element(cardLink('Owl 2')).toHaveFocus();
  await expectVisibleText('Item Deleted');
  expect(callsTo('deleteItem').map(({ url }) => url.pathname)).toEqual(['/api/user/items/own-1']);
});

const sale = () => ownItemLike({ id: 'own-1', title: 'Owl 1', isOwnSale: true });
const sentFigures = () => callsTo('deleteItem').map(({ url }) => url.searchParams.get('figures'));

test('the deletion of an own sale keeps the sale in the statistics if the member leaves the checkbox for this checked', async () => {
  await openDashboardWithItems([sale()]);
  await deleteButtonOf('Owl 1').click();
  await expect.element(keptSalesBox()).toBeChecked();
  await expect.element(keptSalesBox()).toHaveAccessibleDescription(KEPT_SALES_MESSAGES.hint);
  await expectNoAxeViolations();
  setResponse('deleteItem');
  setOwnItemResponses([]);
  await confirm().click();
  await expectVisibleText('Item Deleted');
  expect(sentFigures()).toEqual(['keep']);
});

test('the deletion of an own sale, or a retry, removes the sale from the statistics if the checkbox for this is unchecked', async () => {
  await openDashboardWithItems([sale()]);
  await deleteButtonOf('Owl 1').click();
  await expect.element(deleteDialog().getByRole('button', { name: 'Keep It' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(keptSalesBox()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(keptSalesBox()).not.toBeChecked();
  setErrorResponse('deleteItem', 'internal', 'Oh');
  await confirm().click();
  await expectVisibleText(ITEM_REMOVAL_MESSAGES.failed);
  await expect.element(confirm()).toBeEnabled();
  await expect.element(keptSalesBox()).not.toBeChecked();
  setResponse('deleteItem');
  setOwnItemResponses([]);
  await confirm().click();
  await expectVisibleText('Item Deleted');
  expect(sentFigures()).toEqual(['remove', 'remove']);
});

test('the deletion of a find does not ask about statistics', async () => {
  await askToDelete(1, 1);
  await expect.element(keptSalesBox()).not.toBeInTheDocument();
});

test('the deletion of the last item of the last page opens the previous page', async () => {
  await askToDelete(17, 17, '/dashboard?page=2');
  setResponse('deleteItem');
  setOwnItemResponses(ownItemsLike(16));
  await confirm().click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(cards()).toHaveLength(16);
});

test('the deletion of the last item shows the empty dashboard, with the focus on its heading', async () => {
  await askToDelete(1, 1);
  setResponse('deleteItem');
  setOwnItemResponses([]);
  await confirm().click();
  await expectVisibleText('Share Your First Sale');
  await expect.element(page.getByRole('heading', { name: 'Your Items' })).toHaveFocus();
});

test('a failed deletion keeps the item on the dashboard', async () => {
  await askToDelete(1, 1);
  setErrorResponse('deleteItem', 'internal', 'Oh');
  await confirm().click();
  await expectVisibleText(ITEM_REMOVAL_MESSAGES.failed);
  await deleteDialog().getByRole('button', { name: 'Keep It' }).click();
  await expectTitles(['Owl 1']);
  await expect.element(deleteButtonOf('Owl 1')).toHaveFocus();
});

test('a deletion after the end of the session opens the sign-in page, which returns to the dashboard', async () => {
  await askToDelete(17, 17, '/dashboard?page=2');
  setErrorResponse('deleteItem', 'unauthorized', 'Unauthorized');
  await confirm().click();
  await expectVisibleText(ITEM_REMOVAL_MESSAGES.signInRequired);
  await expect.poll(currentUrl).toBe('/login?next=%2Fdashboard%3Fpage%3D2');
});
