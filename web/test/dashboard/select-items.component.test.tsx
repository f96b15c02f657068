import { ITEM_REMOVAL_MESSAGES } from '@contract/schemas/item-edit';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setOwnItemResponses,
  checkboxOf,
  bulkDialog,
  deleteSelectedButton,
  ownItemLike,
  ownItemsLike,
  expectVisibleText,
  selectItemsButton,
  openDashboardWithItems,
} from '@test/dashboard';
import { setResponse, callsTo, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { cards } from '@test/home';
import { detail } from '@test/item-detail';
import { expectTitles } from '@test/item-list';
import { goOffline, goOnline } from '@test/offline';
import { keptSalesBox } from '@test/own-items';
import { currentUrl } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const selectAll = () => page.getByRole('button', { name: 'Select All', exact: true });
const deselectAll = () => page.getByRole('button', { name: 'Deselect All' });
const confirm = () => bulkDialog().getByRole('button', { name: 'Delete Items' });
/** Expects that the announced number of selected items is `count`. */
const expectSelected = (count: number) =>
  expect
    .element(page.getByRole('group', { name: 'Selection' }).getByRole('status'))
    .toHaveTextContent(`${count} selected`);

async function startSelecting(count: number): Promise<void> {
  await openDashboardWithItems(ownItemsLike(count));
  await selectItemsButton().click();
  await expectSelected(0);
}

async function askToDelete(count: number, selected: number): Promise<void> {
  await startSelecting(count);
  for (let n = 1; n <= selected; n += 1) await checkboxOf(`Owl ${n}`).click();
  await deleteSelectedButton().click();
  await expect.element(bulkDialog()).toBeVisible();
}

afterEach(goOnline);

test.each(BOTH_SIZES)(
  'the member can select some or all items of a page of the dashboard on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await startSelecting(17);
    await cards().first().click({ force: true });
    await checkboxOf('Owl 3').click();
    await expectSelected(2);
    await expect.element(checkboxOf('Owl 1')).toBeChecked();
    await expectNoAxeViolations();
    await selectAll().click();
    await expectSelected(16);
    await deselectAll().click();
    await expectSelected(0);
    await expect.element(detail()).not.toBeInTheDocument();
  },
);

test('the selection on the dashboard is cleared when selecting is turned off, and when another page of items opens', async () => {
  await startSelecting(17);
  await checkboxOf('Owl 1').click();
  await selectItemsButton().click();
  await expect.element(checkboxOf('Owl 1')).not.toBeInTheDocument();
  await selectItemsButton().click();
  await expectSelected(0);
  await checkboxOf('Owl 1').click();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.element(checkboxOf('Owl 17')).toBeVisible();
  await expectSelected(0);
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect.element(checkboxOf('Owl 1')).not.toBeChecked();
});

test('Space selects items on the dashboard, and Escape turns selecting off and focuses the button Select Items', async () => {
  await startSelecting(2);
  await expect.element(checkboxOf('Owl 1')).toBeVisible();
  await expect.element(selectItemsButton()).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(checkboxOf('Owl 1')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expectSelected(1);
  await userEvent.keyboard('{Tab} ');
  await expectSelected(2);
  await expect.element(checkboxOf('Owl 2')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
  await expectSelected(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(checkboxOf('Owl 1')).not.toBeInTheDocument();
  await expect.element(selectItemsButton()).toHaveFocus();
});

test('the dashboard shows a message when Delete Selected is pressed and no item is selected', async () => {
  await startSelecting(1);
  await deleteSelectedButton().click();
  await expectVisibleText('No Items Selected');
  await expectVisibleText('Please select items to delete.');
  await expect.element(bulkDialog()).not.toBeInTheDocument();
});

test('the dashboard deletes the selected items, shows how many were deleted, and keeps the others', async () => {
  await askToDelete(3, 2);
  await expectVisibleText(
    'Are you sure you want to delete 2 selected items? This action cannot be undone.',
  );
  await expectNoAxeViolations();
  setResponse('deleteOwnItems', { deletedCount: 2, totalRequested: 2 });
  setOwnItemResponses(ownItemsLike(3).slice(2));
  await confirm().click();
  await expectTitles(['Owl 3']);
  await expectVisibleText('Bulk Delete Complete');
  await expectVisibleText('Successfully deleted 2 of 2 items.');
  expect(callsTo('deleteOwnItems').map(({ body }) => body)).toEqual([
    { itemIds: ['own-1', 'own-2'], figures: 'keep' },
  ]);
  await expect.element(bulkDialog()).not.toBeInTheDocument();
  await expect.element(deleteSelectedButton()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your Items' })).toHaveFocus();
});

test.each([
  ['keep', 1],
  ['remove', 0],
] as const)(
  'the deletion of selected items sends the choice to %s sales in the statistics, and offers this choice only for own sales',
  async (figures, checked) => {
    const [find, other] = ownItemsLike(2);
    const sale = ownItemLike({ id: 'own-3', title: 'Owl 3', isOwnSale: true });
    await openDashboardWithItems([find, other, sale].flatMap((item) => item ?? []));
    await selectItemsButton().click();
    for (const n of [1, 2]) await checkboxOf(`Owl ${n}`).click();
    await deleteSelectedButton().click();
    await expect.element(bulkDialog()).toBeVisible();
    await expect.element(keptSalesBox()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await checkboxOf('Owl 3').click();
    await deleteSelectedButton().click();
    await expect.element(keptSalesBox()).toBeChecked();
    await expectNoAxeViolations();
    if (checked === 0) await keptSalesBox().click();
    setErrorResponse('deleteOwnItems', 'internal', 'Oh');
    await confirm().click();
    await expectVisibleText('Failed to delete selected items. Please try again.');
    await expect.element(confirm()).toBeEnabled();
    setResponse('deleteOwnItems', { deletedCount: 3, totalRequested: 3 });
    setOwnItemResponses([]);
    await confirm().click();
    await expectVisibleText('Successfully deleted 3 of 3 items.');
    const itemIds = ['own-1', 'own-2', 'own-3'];
    expect(callsTo('deleteOwnItems').map(({ body }) => body)).toEqual([
      { itemIds, figures },
      { itemIds, figures },
    ]);
  },
);

test('the dashboard still shows selected items that could not be deleted', async () => {
  await askToDelete(2, 2);
  setResponse('deleteOwnItems', { deletedCount: 1, totalRequested: 2 });
  setOwnItemResponses(ownItemsLike(2).slice(1));
  await confirm().click();
  await expectVisibleText('Successfully deleted 1 of 2 items.');
  await expectTitles(['Owl 2']);
});

test('the dashboard opens the previous page when all items of the last page are deleted', async () => {
  await openDashboardWithItems(ownItemsLike(18), '/dashboard?page=2');
  await selectItemsButton().click();
  await selectAll().click();
  await deleteSelectedButton().click();
  setResponse('deleteOwnItems', { deletedCount: 2, totalRequested: 2 });
  setOwnItemResponses(ownItemsLike(16));
  await confirm().click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(cards()).toHaveLength(16);
});

test('the dashboard deletes nothing when the member cancels the question, and keeps the selection', async () => {
  await askToDelete(2, 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(bulkDialog()).not.toBeInTheDocument();
  await expectSelected(1);
  await expect.element(deleteSelectedButton()).toHaveFocus();
  expect(callsTo('deleteOwnItems')).toEqual([]);
});

test.each([
  [
    'the server fails',
    () => setErrorResponse('deleteOwnItems', 'internal', 'Oh'),
    'Failed to delete selected items. Please try again.',
  ],
  [
    'the network fails',
    () => setNetworkFailure('deleteOwnItems'),
    'You seem to be offline. Please check your connection and try again.',
  ],
  [
    'a limit is reached',
    () => setErrorResponse('deleteOwnItems', 'too_many_requests', 'Please wait a moment.'),
    'Please wait a moment.',
  ],
])(
  'the dashboard keeps the question before a deletion open, and the items selected, when %s',
  async (_what, fail, message) => {
    await askToDelete(2, 2);
    fail();
    await confirm().click();
    await expectVisibleText(message);
    await expect.element(confirm()).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expectSelected(2);
  },
);

test('the question before deleting selected items shows that the deletion needs a network when the browser is offline', async () => {
  await askToDelete(1, 1);
  goOffline();
  await expect.element(bulkDialog().getByText('It needs a connection.')).toBeVisible();
});

test('the dashboard opens the sign-in page when the session has ended before selected items are deleted', async () => {
  await askToDelete(1, 1);
  setErrorResponse('deleteOwnItems', 'unauthorized', 'Unauthorized');
  await confirm().click();
  await expectVisibleText(ITEM_REMOVAL_MESSAGES.signInRequired);
  await expect.poll(currentUrl).toBe('/login?next=%2Fdashboard');
});
