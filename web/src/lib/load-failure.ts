let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when code or styles that a page loads later cannot be loaded, and now if that has happened before.
 */
export function onLoadFailure(listener: () => void): void {
  listeners.add(listener);
  if (hasFailed) listener();
}

/** Loads code or styles, and announces a failure. Rejects as `load` does. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    hasFailed = true;
    for (const listener of listeners) listener();
    throw error;
  }
}
