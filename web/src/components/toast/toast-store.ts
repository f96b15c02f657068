const SHOWN_AFTER_LOAD_KEY = 'toast-after-load';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** How long the toast is shown, in milliseconds. Default: `TOAST_DURATION_MS`. */
  readonly durationMs?: number;
  /** A button of the toast. Pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ToastState extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
  readonly isOfSeries: boolean;
}

/** The time in milliseconds after which a closed toast is removed from memory. */
export const REMOVE_DELAY_MS = 1_000_000;
/** How long a toast is shown, in milliseconds, unless it has a `durationMs`. */
export const TOAST_DURATION_MS = 5000;
/**
 * The minimum time in milliseconds for which a toast with a button is shown again after another toast has replaced it.
 */
const LEAST_TIME_MS = 2000;

let current: ToastState | null = null;
let openedAt = 0;
let waiting: readonly ToastState[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastState | null) {
  current = next;
  for (const listener of listeners) listener();
}

function toastOf(message: ToastMessage, isOfSeries: boolean): ToastState {
  lastId += 1;
  return { ...message, id: lastId, open: true, isOfSeries };
}

function open(toast: ToastState): void {
  openedAt = performance.now();
  change(toast);
}

/**
 * Shows a toast for 5 seconds, or for `durationMs`, instead of the current toast. The current toast is shown again
 * afterwards in two cases: if it belongs to a series, or if it has a button, which may be the only way to undo
 * something. A toast of a series is then shown for its full time, and a toast with a button for its remaining time, but
 * for at least 2 seconds. Returns the id for `dismissToast`.
 */
export function showToast(message: ToastMessage): number {
  const toast = toastOf(message, false);
  const replaced = [...interrupted(), ...waiting];
  // Drops waiting toasts that have the same title as the new toast, unless they belong to a series.
  waiting = replaced.filter(({ isOfSeries, title }) => isOfSeries || title !== message.title);
  open(toast);
  return toast.id;
}

/**
 * Returns a list with only the current toast if this toast must be shown again later. Otherwise returns an empty list.
 */
function interrupted(): readonly ToastState[] {
  if (!current?.open) return [];
  if (current.isOfSeries) return [current];
  if (!current.action) return [];
  const remaining = (current.durationMs ?? TOAST_DURATION_MS) - (performance.now() - openedAt);
  return [{ ...current, durationMs: Math.max(LEAST_TIME_MS, remaining) }];
}

/**
 * Shows a series of toasts, one at a time, each for 5 seconds or for its `durationMs`. The first one appears after the
 * current toast and all waiting toasts.
 */
export function showToasts(messages: readonly ToastMessage[]): void {
  waiting = [...waiting, ...messages.map((message) => toastOf(message, true))];
  if (!current?.open) showNext();
}

function showNext(): boolean {
  const [next, ...rest] = waiting;
  if (!next) return false;
  waiting = rest;
  open(next);
  return true;
}

/** Stores a toast in sessionStorage. After the next full page load, `showStoredToast` shows it. */
export function showToastAfterLoad(message: ToastMessage): void {
  sessionStorage.setItem(SHOWN_AFTER_LOAD_KEY, JSON.stringify(message));
}

export function showStoredToast(): void {
  const kept = takeKept();
  if (kept === null) return;
  showToast(JSON.parse(kept) as ToastMessage);
}

function takeKept(): string | null {
  try {
    const kept = sessionStorage.getItem(SHOWN_AFTER_LOAD_KEY);
    sessionStorage.removeItem(SHOWN_AFTER_LOAD_KEY);
    return kept;
  } catch {
    // Browsers can block sessionStorage. In that case, no toast is stored.
    return null;
  }
}

/** Closes the toast and shows the next one. If the toast is still waiting, only removes it from the queue. */
export function dismissToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  if (current?.id !== id || !current.open) return;
  if (showNext()) return;
  change({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, REMOVE_DELAY_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): ToastState | null => current;
