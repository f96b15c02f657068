import { vi } from 'vitest';

export interface ShownNotification {
  readonly title: string;
  readonly body?: string;
  readonly tag?: string;
  readonly data?: unknown;
  readonly renotify?: boolean;
  readonly icon?: string;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly close: () => void;
}

type Listener = (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void;

/**
 * Creates the global scope of a service worker, including the notifications that the worker shows. A new notification
 * replaces an earlier one with the same tag.
 */
export function fakeWorker() {
  let shown: ShownNotification[] = [];
  const listeners = new Map<string, Listener>();
  const registration = {
    getNotifications: ({ tag }: { readonly tag?: string } = {}) =>
      Promise.resolve(shown.filter((one) => tag === undefined || one.tag === tag)),
    showNotification: vi.fn(
      (title: string, options: Omit<ShownNotification, 'title' | 'close'>): Promise<void> => {
        const added: ShownNotification = {
          title,
          ...options,
          close: () => (shown = shown.filter((one) => one !== added)),
        };
        shown = [...shown.filter((one) => one.tag !== options.tag), added];
        return Promise.resolve();
      },
    ),
    pushManager: { getSubscription: vi.fn(() => Promise.resolve(subscription)) },
    sync: { register: vi.fn(() => Promise.resolve()) },
  };
  const subscription = { unsubscribe: vi.fn(() => Promise.resolve(true)) };
  return {
    registration,
    subscription,
    shown: () => shown,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    /** Dispatches an event to the worker, and waits until the worker has handled the event. */
    fire: async (type: string, event: object = {}): Promise<void> => {
      const works: Promise<unknown>[] = [];
      const listener = listeners.get(type) as (event: object) => void;
      listener({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
      await Promise.all(works);
    },
  };
}
