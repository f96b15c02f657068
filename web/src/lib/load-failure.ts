let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when code or styles that load later cannot be loaded. Also calls it now if that has happened
 * before.
 */
export function onLoadFailure(listener: () => void): void {
  listeners.add(listener);
  if (hasFailed) listener();
}

/** Loads code or styles, and announces a failure. Rejects like `load`. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    hasFailed = true;
    for (const listener of listeners) listener();
    throw error;
  }
}
