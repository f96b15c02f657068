import type { Comment } from '@contract/schemas/comment';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import type * as reader from '@/services/live-comments-reader';

let comments: readonly Comment[] | 'unreachable' = [];
const listeners = new Set<() => void>();

/**
 * Sets the comments in the faked Firestore, in the order of the list. If an item is open, it receives these comments.
 */
export function setLiveComments(next: readonly Comment[] | 'unreachable'): void {
  comments = next;
  for (const listener of listeners) listener();
}

export const resetLiveComments = (): void => setLiveComments([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type ReaderProps = ComponentProps<typeof reader.LiveCommentsReader>;

/** Replaces the component that subscribes to comments in Firestore. */
export function LiveCommentsReader({ size, onRead }: ReaderProps) {
  const current = useSyncExternalStore(subscribe, () => comments);
  useEffect(() => {
    if (current === 'unreachable') {
      onRead({ state: 'unreachable' });
      return;
    }
    const shown = current.slice(0, size);
    const next = current.length > size ? (shown.at(-1)?.id ?? null) : null;
    onRead({ state: 'read', page: { comments: shown, next }, size });
  }, [current, size, onRead]);
  return null;
}
