import { vi } from 'vitest';

/** The timeout of `vi.waitFor` and `vi.waitUntil`. Their default of a second is too short on a busy machine. */
const BUSY_MACHINE_MS = 30_000;

type Options = number | { readonly timeout?: number; readonly interval?: number };

const longer = (options: Options = {}) => ({
  timeout: BUSY_MACHINE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;

// Test files that run in the same process share `vi`. Does nothing if an earlier file has already replaced the
// functions.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, longer(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
}
