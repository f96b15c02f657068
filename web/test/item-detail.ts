import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cardLink } from './item-list';

export const detail = () => page.getByRole('dialog');

export const nextButton = () => detail().getByRole('button', { name: 'Next item' });

export async function openCard(title: string): Promise<void> {
  await cardLink(title).click();
  await expectItemDetail(title);
}

export const expectItemDetail = (title: string): Promise<void> =>
  expect.element(detail().getByRole('heading', { name: title, exact: true })).toBeVisible();

/** Waits until the item detail shows this position of the item in its list, such as '3 of 20'. */
export const expectPositionInList = (place: string): Promise<void> =>
  expect.element(detail().getByText(place, { exact: true })).toBeVisible();

export function dispatchOpenItem(itemId: string): void {
  window.dispatchEvent(new CustomEvent('boloboard:open-item', { detail: { itemId } }));
}
