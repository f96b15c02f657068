const SHOWN_AFTER_LOAD_KEY = 'toast-after-load';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
export const REMOVE_DELAY_MS = 1_000_000;

let current: ToastState | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastState | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one toast for 5 seconds, in place of the one that is there. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

/** Keeps a toast over a full page load that follows at once. */
export function showToastAfterLoad(message: ToastMessage): void {
  sessionStorage.setItem(SHOWN_AFTER_LOAD_KEY, JSON.stringify(message));
}

/** Shows what `showToastAfterLoad` kept, once. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(SHOWN_AFTER_LOAD_KEY);
  if (kept === null) return;
  sessionStorage.removeItem(SHOWN_AFTER_LOAD_KEY);
  showToast(JSON.parse(kept) as ToastMessage);
}

/** Closes a toast; it leaves the store after `REMOVE_DELAY_MS` unless another came meanwhile. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, REMOVE_DELAY_MS);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): ToastState | null => current;
