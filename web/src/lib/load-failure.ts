let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when code or styles that load later cannot be loaded. If this has already happened, also calls it
 * now.
 */
export function onLoadFailure(listener: () => void): void {
  listeners.add(listener);
  if (hasFailed) listener();
}

/** Loads code or styles. Rejects like `load`. If that fails, calls the listeners of `onLoadFailure`. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    hasFailed = true;
    for (const listener of listeners) listener();
    throw error;
  }
}
