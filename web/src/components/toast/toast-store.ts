import { useNavigate } from 'react-router-dom';

const LOGIN_DELAY_MS = 500;
const SIGNED_OUT = 'You are logged out. Logging in again...';
const SHOWN_AFTER_LOAD_KEY = 'toast-after-load';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** 5 seconds if absent. */
  readonly durationMs?: number;
  /** A button, which also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ToastState extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
  readonly isOfSeries: boolean;
}

export const REMOVE_DELAY_MS = 1_000_000;

let current: ToastState | null = null;
let waiting: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastState | null) {
  current = next;
  for (const listener of listeners) listener();
}

function open(message: ToastMessage, isOfSeries: boolean): number {
  lastId += 1;
  change({ ...message, id: lastId, open: true, isOfSeries });
  return lastId;
}

/**
 * Replaces the current toast for 5 seconds, or for `durationMs`. If a toast of a series is replaced, it is shown again afterwards.
 * Returns the id for `dismissToast`.
 */
export function showToast(message: ToastMessage): number {
  if (current?.open && current.isOfSeries) {
    const { title, description, variant, durationMs, action } = current;
    waiting = [
      {
        title,
        ...(description && { description }),
        ...(variant && { variant }),
        ...(durationMs && { durationMs }),
        ...(action && { action }),
      },
      ...waiting,
    ];
  }
  return open(message, false);
}

/** Queues toasts. Each shows for 5 seconds, after the current toast and those queued before. */
export function showToasts(messages: readonly ToastMessage[]): void {
  waiting = [...waiting, ...messages];
  if (!current?.open) showNextOfSeries();
}

interface Unlocked {
  readonly title: string;
  readonly description: string;
}

/** Shows each achievement as a toast of a series. */
export const showAchievements = (achievements: readonly Unlocked[]): void =>
  showToasts(
    achievements.map(({ title, description }) => ({
      title: 'Achievement Unlocked!',
      description: `${title}: ${description}`,
    })),
  );

function showNextOfSeries(): boolean {
  const [next, ...rest] = waiting;
  if (!next) return false;
  waiting = rest;
  open(next, true);
  return true;
}

/** Stores a toast for `showKeptToast` after a full page load. */
export function showToastAfterLoad(message: ToastMessage): void {
  sessionStorage.setItem(SHOWN_AFTER_LOAD_KEY, JSON.stringify(message));
}

export function showKeptToast(): void {
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
    // Browsers can block sessionStorage.
    return null;
  }
}

/** Closes a toast and shows the next one of the series. Ignores an `id` that is not current. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  if (showNextOfSeries()) return;
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

/** Returns a function that shows 'Unauthorized' and opens `login` after 500 ms: docs/product.md#messages. */
export function useSignInAgain(login = '/login'): (description?: string) => void {
  const navigate = useNavigate();
  return (description = SIGNED_OUT) => {
    showToast({ title: 'Unauthorized', description, variant: 'destructive' });
    setTimeout(() => void navigate(login), LOGIN_DELAY_MS);
  };
}
