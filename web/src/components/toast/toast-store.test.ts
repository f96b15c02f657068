import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  REMOVE_DELAY_MS,
  showKeptToast,
  showToast,
  showToastAfterLoad,
  subscribeToToasts,
} from './toast-store';

const idOfCurrent = () => currentToast()?.id ?? Number.NaN;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast(idOfCurrent());
  vi.advanceTimersByTime(REMOVE_DELAY_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows one toast at a time: a new one takes the place of the old one', () => {
  showToast({ title: 'First' });
  const first = idOfCurrent();
  showToast({ title: 'Second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('removes a dismissed toast after 1,000,000 ms and not before', () => {
  showToast({ title: 'Once' });
  dismissToast(idOfCurrent());
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'Once', open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('the removal of an old toast leaves a newer one alone', () => {
  showToast({ title: 'Old' });
  dismissToast(idOfCurrent());
  showToast({ title: 'New' });
  vi.advanceTimersByTime(REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

test('tells who listens, until they stop', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast({ title: 'Heard' });
  stop();
  showToast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledOnce();
});

test('carries a toast over a page load, once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  showToastAfterLoad({ title: 'Kept' });
  expect(currentToast()).toBeNull();
  showKeptToast();
  expect(currentToast()).toMatchObject({ title: 'Kept', open: true });
  expect(kept.size).toBe(0);
});
