import { expectNoSeriousAxeViolations } from '@test/accessibility';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from './toast-store';

const toast = (title: string) => page.getByText(title, { exact: true });

test('shows title and description, and goes away when the member closes it', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared', description: 'Your sale is on the board.' });
  await expect.element(toast('Shared')).toBeVisible();
  await expect.element(toast('Your sale is on the board.')).toBeVisible();
  await expectNoSeriousAxeViolations();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});

test('shows a new toast in place of the one before', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'First' });
  await expect.element(toast('First')).toBeVisible();
  showToast({ title: 'Second', variant: 'destructive' });
  await expect.element(toast('Second')).toBeVisible();
  await expect.element(toast('First')).not.toBeInTheDocument();
});

test('moves the focus to the toast when F8 is pressed, and Escape closes it', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect
    .element(page.getByRole('region', { name: /Notification/ }).getByRole('list'))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});

async function swipe(px: number): Promise<void> {
  const sheet = toast('Shared').element().closest('li');
  if (!sheet) throw new Error('A toast is an item of a list.');
  const from = { x: 10, y: 10 };
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: from,
    targetPosition: { ...from, x: from.x + px },
  });
}

test('goes away when swiped by more than 50 px, and stays when swiped by less', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  await swipe(40);
  await expect.element(toast('Shared')).toBeVisible();
  await swipe(60);
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});
