import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  REMOVE_DELAY_MS,
  showStoredToast,
  showToast,
  showToastAfterLoad,
  showToasts,
  subscribeToToasts,
} from './toast-store';

const idOfCurrent = () => currentToast()?.id ?? Number.NaN;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  while (currentToast()?.open) dismissToast(idOfCurrent());
  vi.advanceTimersByTime(REMOVE_DELAY_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('replaces the current toast with a new one', () => {
  showToast({ title: 'First' });
  const first = idOfCurrent();
  showToast({ title: 'Second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('removes a dismissed toast after 1,000,000 ms', () => {
  showToast({ title: 'Once' });
  dismissToast(idOfCurrent());
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'Once', open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('keeps a newer toast when the earlier, dismissed toast is removed', () => {
  showToast({ title: 'Old' });
  dismissToast(idOfCurrent());
  showToast({ title: 'New' });
  vi.advanceTimersByTime(REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

const SERIES = [{ title: 'First Sale' }, { title: 'Ten Sales' }, { title: 'First Like' }];

function dismissAll(): string[] {
  const titles: string[] = [];
  for (let toast = currentToast(); toast?.open; toast = currentToast()) {
    titles.push(toast.title);
    dismissToast(toast.id);
  }
  return titles;
}

test('shows a series of toasts one after the other', () => {
  showToasts(SERIES);
  expect(dismissAll()).toEqual(['First Sale', 'Ten Sales', 'First Like']);
  expect(currentToast()).toMatchObject({ title: 'First Like', open: false });
});

test('shows a series of toasts after the current toast', () => {
  showToast({ title: 'Item shared' });
  showToasts(SERIES);
  expect(dismissAll()).toEqual(['Item shared', 'First Sale', 'Ten Sales', 'First Like']);
});

test('interrupts a series for a single toast, then shows the interrupted toast again and continues the series', () => {
  showToasts(SERIES);
  dismissToast(idOfCurrent());
  showToast({ title: 'Failed', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Failed', variant: 'destructive', open: true });
  showToast({ title: 'Failed again' });
  expect(dismissAll()).toEqual(['Failed again', 'Ten Sales', 'First Like']);
});

test('shows a second series after the first', () => {
  showToasts(SERIES);
  showToasts([{ title: 'Fifty Sales' }]);
  expect(dismissAll()).toEqual(['First Sale', 'Ten Sales', 'First Like', 'Fifty Sales']);
});

const UNDO = {
  title: 'Form reset',
  durationMs: 10_000,
  action: { label: 'Undo', onPress: vi.fn() },
};

test('shows a toast with a button again for its remaining time after another toast has replaced it', () => {
  const undo = showToast(UNDO);
  vi.advanceTimersByTime(4000);
  showToast({ title: 'Comment posted' });
  vi.advanceTimersByTime(5000);
  dismissToast(idOfCurrent());
  expect(currentToast()).toMatchObject({ ...UNDO, id: undo, open: true, durationMs: 6000 });
  vi.advanceTimersByTime(1000);
  showToast({ title: 'You are offline' });
  dismissToast(idOfCurrent());
  expect(currentToast()).toMatchObject({ id: undo, durationMs: 5000 });
});

test('shows a replaced toast with a button again for at least 2 seconds', () => {
  showToast(UNDO);
  vi.advanceTimersByTime(9900);
  showToast({ title: 'Comment posted' });
  dismissToast(idOfCurrent());
  expect(currentToast()).toMatchObject({ title: 'Form reset', durationMs: 2000 });
});

test('does not show a replaced toast with a button again if it is dismissed while it waits', () => {
  const undo = showToast(UNDO);
  showToast({ title: 'Comment posted' });
  dismissToast(undo);
  expect(dismissAll()).toEqual(['Comment posted']);
});

test('shows only the newer toast if two toasts with a button have the same title', () => {
  showToast(UNDO);
  showToast({ title: 'Comment posted' });
  showToast(UNDO);
  showToast(UNDO);
  expect(dismissAll()).toEqual(['Form reset']);
});

test('shows replaced toasts with a button before a waiting series', () => {
  showToast(UNDO);
  showToasts(SERIES);
  showToast({ title: 'Comment posted' });
  expect(dismissAll()).toEqual([
    'Comment posted',
    'Form reset',
    'First Sale',
    'Ten Sales',
    'First Like',
  ]);
});

test('notifies a listener of each toast until the listener is removed', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast({ title: 'Before' });
  stop();
  showToast({ title: 'After' });
  expect(listener).toHaveBeenCalledOnce();
});

test('shows a toast from `showToastAfterLoad` only after the next page load, and then deletes it from the storage', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  showToastAfterLoad({ title: 'Kept' });
  expect(currentToast()).toBeNull();
  showStoredToast();
  expect(currentToast()).toMatchObject({ title: 'Kept', open: true });
  expect(kept.size).toBe(0);
});
