import { useEffect, useEffectEvent } from 'react';
import type { NotificationMark } from '../api/notifications';
import { setDeletion, undoableIds, usePendingMarks } from './pending-marks';

/** How long a deletion can be undone. */
export const UNDO_MS = 10_000;

export interface Deletions {
  /** Whether the notification's row offers to undo its deletion. */
  readonly isUndoable: (id: string) => boolean;
  readonly start: (id: string) => void;
  readonly undo: (id: string) => void;
  /** Sends it. */
  readonly end: (id: string) => void;
}

/** Deletes notifications when they can no longer be undone: after some time, or when the list or the page closes. */
export function useDeletions(
  send: (mark: NotificationMark & { readonly isClosing?: true }) => void,
): Deletions {
  const { deletions } = usePendingMarks();
  const end = (id: string, closing: { readonly isClosing?: true } = {}) => {
    setDeletion(id, 'sending');
    send({ endpoint: 'deleteNotification', id, ...closing });
  };
  const endAll = useEffectEvent((closing: { readonly isClosing?: true }) => {
    for (const id of undoableIds()) end(id, closing);
  });
  useEffect(() => {
    const close = () => endAll({ isClosing: true });
    // A phone may end a hidden page without another event.
    const hide = () => document.visibilityState === 'hidden' && close();
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', hide);
      endAll({});
    };
  }, []);
  return {
    isUndoable: (id) => deletions.get(id) === 'undoable',
    start: (id) => setDeletion(id, 'undoable'),
    undo: (id) => setDeletion(id, null),
    end: (id) => end(id),
  };
}
