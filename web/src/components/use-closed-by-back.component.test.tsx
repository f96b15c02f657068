import { settle } from '@test/layout';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useClosedByBack } from './use-closed-by-back';

const onClose = vi.fn();
const Dialog = () => {
  useClosedByBack(true, onClose);
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

test('stays open after its effects ran twice', async () => {
  await render(dialog);
  await settle();
  expect(state()).toHaveProperty(MARK);
  expect(onClose).not.toHaveBeenCalled();
});

test('takes its history entry back when it is removed while it is open', async () => {
  const { unmount } = await render(dialog);
  expect(state()).toHaveProperty(MARK);
  await unmount();
  await expect.poll(state).toEqual({ page: 'below' });
});

test('does not go back when it is removed by a link to another page', async () => {
  const { unmount } = await render(dialog);
  window.history.pushState({ page: 'other' }, '', '/other');
  await unmount();
  await settle();
  expect(state()).toEqual({ page: 'other' });
});
