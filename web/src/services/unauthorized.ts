const listeners = new Set<() => void>();

/** Notifies all listeners that a call got a 401 response, or that the member is suspended. */
export function announceUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each 401 response, and when the member is suspended. Returns a function that unsubscribes. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
