import { expectNoAxeViolations } from '@test/accessibility';
import { remainingLayoutFaults } from '@test/layout';
import { renderPart } from '@test/render';
import { setTextSize } from '@test/viewports';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

const dialog = page.getByRole('dialog', { name: 'Delete Album' });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const opener = page.getByRole('button', { name: 'Open' });

interface QuestionProps {
  readonly onAct?: () => void;
  readonly isPending?: boolean;
  readonly failure?: string;
  readonly other?: ReactNode;
  readonly onKeyDown?: () => void;
}

function Question({ onAct = () => undefined, onKeyDown, ...state }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div onKeyDown={onKeyDown}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete Album"
          act="Delete Album"
          busyAct="Deleting..."
          keep="Keep It"
          onAct={onAct}
          onKeep={() => setOpen(false)}
          {...state}
        >
          <p>Its pictures are deleted too.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

async function open(props: QuestionProps = {}): Promise<void> {
  await renderPart(<Question {...props} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

test('focuses the button that cancels the action, and makes screen readers read the text of the question', async () => {
  await open();
  await expect.element(inDialog('Keep It')).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleDescription('Its pictures are deleted too.');
  const labels = dialog.getByRole('button').elements();
  expect(labels.map((button) => button.textContent)).toEqual(['Delete Album', 'Keep It']);
  await expectNoAxeViolations();
});

test('focuses the title of the question on a screen that is too small for the dialog', async () => {
  await page.viewport(320, 120);
  await open();
  const title = dialog.getByRole('heading', { name: 'Delete Album' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
});

test.each(['Enter on the focused button', 'Escape'])(
  'closes on %s without starting the action, and returns the focus to the button that opened it',
  async (way) => {
    const onAct = vi.fn();
    await open({ onAct });
    await userEvent.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onAct).not.toHaveBeenCalled();
    await expect.element(opener).toHaveFocus();
  },
);

test('puts the button of an alternative first, and the button that cancels the action last', async () => {
  await open({ other: <Button>Hide Instead</Button> });
  const labels = dialog.getByRole('button').elements();
  expect(labels.map((button) => button.textContent)).toEqual([
    'Hide Instead',
    'Delete Album',
    'Keep It',
  ]);
  await expect.element(inDialog('Keep It')).toHaveFocus();
});

test('calls onAct when the button of the action is pressed', async () => {
  const onAct = vi.fn();
  await open({ onAct });
  await inDialog('Delete Album').click();
  expect(onAct).toHaveBeenCalledOnce();
});

test('ignores a second press while the action runs, and leaves the focus on the button', async () => {
  const onAct = vi.fn();
  await open({ onAct, isPending: true });
  inDialog('Deleting...').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onAct).not.toHaveBeenCalled();
  await expect.element(inDialog('Deleting...')).toHaveFocus();
  await expect.element(inDialog('Deleting...')).toHaveAttribute('aria-busy', 'true');
  await expect.element(inDialog('Keep It')).toBeDisabled();
  await expectNoAxeViolations();
});

test('shows why the action failed', async () => {
  await open({ failure: 'You seem to be offline.' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  await expectNoAxeViolations();
});

test('does not pass key presses in the dialog to the page below', async () => {
  const onKeyDown = vi.fn();
  await open({ onKeyDown });
  onKeyDown.mockClear();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('fits on the smallest phone when the text is twice as large', async () => {
  await page.viewport(320, 640);
  setTextSize('200%');
  await renderPart(
    <ConfirmDialog
      title="Delete Comment"
      act="Delete Comment"
      keep="Keep It"
      onAct={() => undefined}
      onKeep={() => undefined}
    >
      <p>Its replies stay.</p>
    </ConfirmDialog>,
  );
  expect(await remainingLayoutFaults()).toEqual([]);
});
