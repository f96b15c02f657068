let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when code or styles that load later cannot be loaded. If a load has already failed on this page,
 * also calls `listener` immediately.
 */
export function onLoadFailure(listener: () => void): void {
  listeners.add(listener);
  if (hasFailed) listener();
}

/** Loads code or styles. If the load fails, calls the listeners of `onLoadFailure`, and rejects with the same error. */
export async function loadAndReportFailure<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    hasFailed = true;
    for (const listener of listeners) listener();
    throw error;
  }
}
