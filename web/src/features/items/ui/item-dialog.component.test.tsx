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

test('F8 focuses a toast when an item is open, and Escape closes only the toast', async () => {
  await openItemWithToast();
  await userEvent.keyboard('{F8}');
  await expect
    .element(dialog.getByRole('region', { name: /Notification/ }).getByRole('list'))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('the close button of a toast works when an item is open', async () => {
  await openItemWithToast();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a toast is swiped away when an item is open', async () => {
  await openItemWithToast();
  const sheet = toast.element().closest('li');
  if (!sheet) throw new Error('A toast is an item of a list.');
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 70, y: 10 },
  });
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a toast stays when the item under it is closed', async () => {
  await openItemWithToast();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Liked', { exact: true })).toBeVisible();
});
