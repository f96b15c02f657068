import { expectNoAxeViolations } from '@test/accessibility';
import { waitForLayout } from '@test/layout';
import { renderPart } from '@test/render';
import { setTextSize } from '@test/viewports';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button';
import { showToast } from './toast-store';

const toast = (title: string) => page.getByText(title, { exact: true });

test('shows a title and a description, and closes with Dismiss', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared', description: 'Your sale is live.' });
  await expect.element(toast('Shared')).toBeVisible();
  await expect.element(toast('Your sale is live.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});

test('leaves three quarters of the screen of the smallest phone free, also when the text is large', async () => {
  await page.viewport(320, 640);
  setTextSize('200%');
  await renderPart(<h1>Page</h1>);
  showToast({
    title: 'Text extracted!',
    description: 'Title and price have been filled in. Review and adjust if needed.',
  });
  await expect.element(toast('Text extracted!')).toBeVisible();
  await waitForLayout();
  const sheet = toast('Text extracted!').element().closest('li');
  expect(sheet?.getBoundingClientRect().height).toBeLessThan(160);
});

test('replaces the current toast with a new one', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'First' });
  await expect.element(toast('First')).toBeVisible();
  showToast({ title: 'Second', variant: 'destructive' });
  await expect.element(toast('Second')).toBeVisible();
  await expect.element(toast('First')).not.toBeInTheDocument();
});

test('focuses the list of toasts on F8, and closes the focused toast on Escape', async () => {
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
  if (!sheet) throw new Error('The toast is not in a list item.');
  const from = { x: 10, y: 10 };
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: from,
    targetPosition: { ...from, x: from.x + px },
  });
}

test('closes the toast when it is swiped by more than 50 px, and ignores a shorter swipe', async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  await swipe(40);
  await expect.element(toast('Shared')).toBeVisible();
  await swipe(60);
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});

test("computes the toast's position once per frame, and only when something on the page moves", async () => {
  await renderPart(<h1>Page</h1>);
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  const looks = vi.spyOn(document.body, 'querySelectorAll');
  const looksUntilSettled = async () => {
    looks.mockClear();
    await waitForLayout();
    return looks.mock.calls.length;
  };
  // Waits until no more events arrive, because on a busy machine events from the start of the test arrive late.
  await expect.poll(looksUntilSettled).toBe(0);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  await waitForLayout();
  expect(looks).toHaveBeenCalledOnce();
  looks.mockRestore();
});

test('does not move the toast while Dismiss is pressed, so that the press closes the toast', async () => {
  const place = { position: 'fixed', insetInline: 0, bottom: 0, height: 100 } as const;
  await renderPart(<input aria-label="Comment" style={place} />);
  await page.getByRole('textbox', { name: 'Comment' }).click();
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  await waitForLayout();
  // The press moves the focus away from the comment field, so the toast no longer has to avoid the field.
  await page.getByRole('button', { name: 'Dismiss' }).click({ delay: 200 });
  await expect.element(toast('Shared')).not.toBeInTheDocument();
});

test('moves the toast above a main button that appears at the bottom of the window', async () => {
  let setReady = (_isReady: boolean) => {};
  const Later = () => {
    const [isReady, set] = useState(false);
    setReady = set;
    const place = { position: 'fixed', insetInline: 0, bottom: 0, height: 100 } as const;
    return isReady ? <Button style={place}>Save</Button> : null;
  };
  await renderPart(<Later />);
  showToast({ title: 'Shared' });
  await expect.element(toast('Shared')).toBeVisible();
  setReady(true);
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeVisible();
  await waitForLayout();
  const list = toast('Shared').element().closest('ol');
  expect(list?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button.element().getBoundingClientRect().top,
  );
});
