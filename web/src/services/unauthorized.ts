const listeners = new Set<() => void>();

/** Tells all listeners that the server answered a call with a 401, or that the member is suspended. */
export function announceUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each of these. Returns a function that unsubscribes. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
