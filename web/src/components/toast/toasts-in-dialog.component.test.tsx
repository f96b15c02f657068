import { renderPart } from '@test/render';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button';
import { ModalDialog } from '../modal-dialog';
import { showToast, showToasts } from './toast-store';

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <ModalDialog title="Item" onClose={() => setOpen(false)} size="prompt">
          <Button onClick={() => setOpen(false)}>Done</Button>
        </ModalDialog>
      )}
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Item' });
const toast = (title: string) => page.getByText(title, { exact: true });

async function openDialog() {
  await renderPart(<PageWithDialog />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog).toBeVisible();
}

test('moves a toast into a dialog when it opens, and back when it closes', async () => {
  await renderPart(<PageWithDialog />);
  showToast({ title: 'Liked' });
  await expect.element(toast('Liked')).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByText('Liked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Liked')).not.toBeInTheDocument();
});

test('shows several toasts one after the other in an open dialog', async () => {
  await openDialog();
  showToasts([{ title: 'First Sale' }, { title: 'Ten Sales' }]);
  await expect.element(toast('First Sale')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Ten Sales')).toBeVisible();
  await expect.element(toast('First Sale')).not.toBeInTheDocument();
});
