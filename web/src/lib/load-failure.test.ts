import { beforeEach, expect, it, vi } from 'vitest';
import type * as loadFailure from './load-failure';

const failure = new Error('The file is gone');
const failing = () => Promise.reject(failure);

let loadAndReportFailure: typeof loadFailure.loadAndReportFailure;
let onLoadFailure: typeof loadFailure.onLoadFailure;

/** Loads the module again, as a new page does, so that it knows no failure of an earlier test. */
beforeEach(async () => {
  vi.resetModules();
  ({ loadAndReportFailure, onLoadFailure } = await import('./load-failure'));
});

it('returns the loaded code, and calls no listener', async () => {
  const listener = vi.fn();
  onLoadFailure(listener);
  expect(await loadAndReportFailure(() => Promise.resolve('part'))).toBe('part');
  expect(listener).not.toHaveBeenCalled();
});

it('calls all listeners after each failure, and rejects with the error', async () => {
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) onLoadFailure(listener);
  await expect(loadAndReportFailure(failing)).rejects.toBe(failure);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  await expect(loadAndReportFailure(failing)).rejects.toBe(failure);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(2);
});

it('calls a listener immediately if code has failed to load before', async () => {
  await expect(loadAndReportFailure(failing)).rejects.toBe(failure);
  const listener = vi.fn();
  onLoadFailure(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('calls a listener when the function that loads the code throws instead of rejecting', async () => {
  const listener = vi.fn();
  onLoadFailure(listener);
  const load = (): Promise<string> => {
    throw failure;
  };
  await expect(loadAndReportFailure(load)).rejects.toBe(failure);
  expect(listener).toHaveBeenCalledTimes(1);
});
