import { vi } from 'vitest';

/** `vi.waitFor` and `vi.waitUntil` give up after a second by default, which work can take on a busy machine. */
const BUSY_MACHINE_MS = 30_000;

type Options = number | { readonly timeout?: number; readonly interval?: number };

const longer = (options: Options = {}) => ({
  timeout: BUSY_MACHINE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;

// Files that share a process share `vi`, too, so one that ran before can have replaced them.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, longer(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
}
