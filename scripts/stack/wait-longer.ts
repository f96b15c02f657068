import { vi } from 'vitest';

/** `vi.waitFor` gives up after a second by default, which work can take on a busy machine. */
const BUSY_MACHINE_MS = 10_000;

const { waitFor } = vi;

// Files that share a process share `vi`, too, so one that ran before can have replaced it.
if (waitFor.name !== 'waitLonger')
  vi.waitFor = function waitLonger(callback, options = {}) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(callback, { timeout: BUSY_MACHINE_MS, ...given });
  };
