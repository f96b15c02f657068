import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

const busyBrowser = {
  requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(work, options.timeout),
  cancelIdleCallback: (handle: number) => clearTimeout(handle),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['that is never idle', 5000, busyBrowser],
  ['without idle callbacks', 1000, {}],
])('runs the work once in a browser %s, after %i ms', (_which, ms, browser) => {
  vi.stubGlobal('window', browser);
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  const work = vi.fn();
  const canceled = vi.fn();
  whenIdle(work);
  whenIdle(canceled)();
  vi.advanceTimersByTime(ms - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(canceled).not.toHaveBeenCalled();
});
