import type { Notification } from '@contract/schemas/notification';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type NotificationMark, sendMark } from '../api/notifications';
import { applyConfirmedMarks, addOptimisticMark } from './notification-cache';
import {
  pendingMarks,
  removePendingMarks,
  setUndoableDeletion,
  type UndoableDeletion,
  usePendingMarks,
} from './pending-marks';
import type { SendMark } from './use-send-mark';

/** The time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

export interface UndoableDeletions {
  /** Returns the deletion of a notification if the member can still undo it. */
  readonly undoable: (id: string) => UndoableDeletion | undefined;
  readonly start: (notification: Notification) => void;
  readonly undo: (id: string) => void;
  /** Sends the deletion. After this, the member can no longer undo it. */
  readonly end: (id: string) => void;
}

/**
 * Lets the member undo deletions. Sends a deletion when the time for undoing it is over, or when the list or the page
 * closes.
 */
export function useUndoableDeletions(send: SendMark): UndoableDeletions {
  const { undoable } = usePendingMarks();
  const endAll = useEffectEvent(() => {
    for (const mark of takeUndoable()) send(mark, true);
  });
  useEffect(() => {
    // Sends the deletions when the page is hidden, because a phone can end a hidden page without another event.
    const hide = () => document.visibilityState === 'hidden' && endAll();
    const close = () => endAll();
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', hide);
      endAll();
    };
  }, []);
  return {
    undoable: (id) => undoable.get(id),
    start: ({ id, createdAt: until }) =>
      setUndoableDeletion(id, {
        mark: { endpoint: 'deleteNotification', id, until },
        startedAt: Date.now(),
      }),
    undo: (id) => setUndoableDeletion(id, null),
    end: (id) => {
      const deletion = undoable.get(id);
      if (deletion) send(deletion.mark);
      setUndoableDeletion(id, null);
    },
  };
}

/** Returns the deletions that the member can still undo, and removes them from the pending marks. */
function takeUndoable(): readonly NotificationMark[] {
  const taken = [...pendingMarks().undoable];
  for (const [id] of taken) setUndoableDeletion(id, null);
  return taken.map(([, { mark }]) => mark);
}

/**
 * Sends the deletions that the member can still undo. Call it before the session ends, and await it. If the request
 * fails, logs the error.
 */
export async function sendUndoableDeletions(client: QueryClient): Promise<void> {
  await Promise.all(
    takeUndoable().map(async (mark) => {
      const started = addOptimisticMark(client, mark);
      try {
        await sendMark(mark, false);
        applyConfirmedMarks(client, [started]);
      } catch (error) {
        removePendingMarks([started]);
        console.warn('Could not delete a notification before signing out.', error);
      }
    }),
  );
}
