import type { Item } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setResponse } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { openCard } from './item-detail';
import { memberLike } from './members';
import { renderApp } from './render';

const member = memberLike();

export const ownItem = (change: Partial<Item> = {}): Item =>
  itemLike({ id: 'bowl', title: 'Bowl', username: 'ann_sells', revision: 3, ...change });

export const editDialog = () => page.getByRole('dialog', { name: 'Edit Item' });
export const deleteDialog = () => page.getByRole('dialog', { name: 'Delete Item' });
/** The checkbox in the question before a deletion that keeps the deleted sale in the statistics. */
export const keptSalesBox = () => page.getByRole('checkbox', { name: KEPT_SALES_MESSAGES.choice });
export const editButton = () => page.getByRole('button', { name: 'Edit', exact: true });
/**
 * The button that deletes the open item. It is the first 'Delete' button on the page, because comments below the item
 * also have such a button.
 */
export const deleteButton = () => page.getByRole('button', { name: 'Delete', exact: true }).first();
export const saveButton = () => editDialog().getByRole('button', { name: 'Save Changes' });

/** Opens the first of these items as its owner. */
export async function openOwnItem(items: readonly [Item, ...Item[]]): Promise<void> {
  setSignedInMemberResponses(member);
  setHomeResponses(items);
  setResponse('getItem', { item: items[0] });
  await renderApp('/');
  await openCard(items[0].title);
  await expect.element(editButton()).toBeVisible();
}

export async function openEditForm(item: Item = ownItem()): Promise<void> {
  await openOwnItem([item]);
  await editButton().click();
  await expect.element(saveButton()).toBeVisible();
}

/** Sets the response to the edit of an item. After that, the lists contain the edited item. */
export function setEditedItemResponses(item: Item): void {
  setResponse('editItem', { body: { item }, etag: String(item.revision) });
  setHomeResponses([item]);
  setResponse('getItem', { item });
}
