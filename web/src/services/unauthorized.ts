const listeners = new Set<() => void>();

/** Notifies all listeners that a call got a 401, or that the member is suspended. */
export function announceUnauthorized(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after each response with a 401, or when the member is suspended. Returns a function that
 * unsubscribes.
 */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
