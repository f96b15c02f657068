import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cardLink } from './item-list';

/** The dialog of the open item. */
export const detail = () => page.getByRole('dialog');

export const nextButton = () => detail().getByRole('button', { name: 'Next item' });

/** Opens an item by its card. */
export async function openCard(title: string): Promise<void> {
  await cardLink(title).click();
  await expectShown(title);
}

/** Waits until the open item is the one of this title. */
export const expectShown = (title: string): Promise<void> =>
  expect.element(detail().getByRole('heading', { name: title, exact: true })).toBeVisible();

/** Waits until the bar shows the place of the item in the list, '3 of 20'. */
export const expectPlace = (place: string): Promise<void> =>
  expect.element(detail().getByText(place, { exact: true })).toBeVisible();

/** Asks for an item as any part of the product may. */
export function dispatchOpen(itemId: string): void {
  window.dispatchEvent(new CustomEvent('boloboard:open-item', { detail: { itemId } }));
}
