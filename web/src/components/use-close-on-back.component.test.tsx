import { waitForLayout } from '@test/layout';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCloseOnBack } from './use-close-on-back';

const onClose = vi.fn();
const Dialog = () => {
  useCloseOnBack(true, onClose);
  return null;
};
const dialog = (
  <StrictMode>
    <Dialog />
  </StrictMode>
);
const state = () => window.history.state as unknown;
const MARK = 'closedByBack';

beforeEach(() => {
  onClose.mockClear();
  window.history.replaceState({ page: 'below' }, '', '/');
});

test('keeps the dialog open when React runs its effects twice', async () => {
  await render(dialog);
  await waitForLayout();
  expect(state()).toHaveProperty(MARK);
  expect(onClose).not.toHaveBeenCalled();
});

test('removes its history entry when the dialog unmounts while it is open', async () => {
  const { unmount } = await render(dialog);
  expect(state()).toHaveProperty(MARK);
  await unmount();
  await expect.poll(state).toEqual({ page: 'below' });
});

test('does not go back when a link to another page unmounts the dialog', async () => {
  const { unmount } = await render(dialog);
  window.history.pushState({ page: 'other' }, '', '/other');
  await unmount();
  await waitForLayout();
  expect(state()).toEqual({ page: 'other' });
});

const Level = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  useCloseOnBack(isOpen, close);
  return null;
};

test('keeps two dialogs open when the third closes without Back, and closes only the upper of the two on Back', async () => {
  const close = [vi.fn(), vi.fn(), vi.fn()];
  const levels = (count: number) =>
    close.map((one, level) => <Level key={level} isOpen={level < count} close={one} />);
  const { rerender } = await render(levels(3));
  await rerender(levels(2));
  const marks = () => (state() as { readonly closedByBack: readonly string[] }).closedByBack;
  await expect.poll(marks).toHaveLength(2);
  expect(close.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  window.history.back();
  await expect.poll(() => close[1]?.mock.calls.length).toBe(1);
  expect(close[0]).not.toHaveBeenCalled();
});
