import { renderPart } from '@test/render';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from '@/components/toast/toast-store';
import { ItemDialog } from './item-dialog';

function PageWithItem() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <ItemDialog itemId="item-1" onClose={() => setOpen(false)}>
        <p>Butterprint bowl</p>
      </ItemDialog>
    )
  );
}

const dialog = page.getByRole('dialog', { name: 'Item' });
const toast = dialog.getByText('Liked', { exact: true });

async function openItemWithToast() {
  await renderPart(<PageWithItem />);
  await expect.element(dialog).toBeVisible();
  showToast({ title: 'Liked' });
  await expect.element(toast).toBeVisible();
}

test('focuses a toast on F8 when an item is open, and closes only the toast on Escape', async () => {
  await openItemWithToast();
  await userEvent.keyboard('{F8}');
  await expect
    .element(dialog.getByRole('region', { name: /Notification/ }).getByRole('list'))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('closes a toast with its Dismiss button when an item is open', async () => {
  await openItemWithToast();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('dismisses a toast by a swipe when an item is open', async () => {
  await openItemWithToast();
  const sheet = toast.element().closest('li');
  if (!sheet) throw new Error('The toast is not in a list item.');
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 70, y: 10 },
  });
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('keeps a toast on the screen when the item is closed', async () => {
  await openItemWithToast();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Liked', { exact: true })).toBeVisible();
});
