import { useSyncExternalStore } from 'react';
import type { NotificationMark } from '../api/notifications';

/** 'undoable' while its row offers to undo it. */
type DeletionState = 'undoable' | 'sending';

export interface PendingMarks {
  /** What waits in the outbox. */
  readonly queued: readonly NotificationMark[];
  /** By the id of the notification. */
  readonly deletions: ReadonlyMap<string, DeletionState>;
}

const NOTHING: PendingMarks = { queued: [], deletions: new Map() };

let pending = NOTHING;
const listeners = new Set<() => void>();

function change(next: PendingMarks): void {
  pending = next;
  for (const listener of listeners) listener();
}

export const setQueuedMarks = (queued: readonly NotificationMark[]): void =>
  change({ ...pending, queued });

/** @param state null if it was undone, or ended */
export function setDeletion(id: string, state: DeletionState | null): void {
  const deletions = new Map(pending.deletions);
  if (state === null) deletions.delete(id);
  else deletions.set(id, state);
  change({ ...pending, deletions });
}

/** Call it when the member leaves. */
export const forgetPendingMarks = (): void => change(NOTHING);

export const undoableIds = (): readonly string[] =>
  [...pending.deletions].flatMap(([id, state]) => (state === 'undoable' ? [id] : []));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the marks that the server may not know yet. */
export const usePendingMarks = (): PendingMarks =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => NOTHING,
  );

/** Returns the marks that are shown as done although the server's responses may lack them. */
export const shownMarks = ({ queued, deletions }: PendingMarks): readonly NotificationMark[] => [
  ...queued,
  ...[...deletions].flatMap(([id, state]) =>
    state === 'sending' ? [{ endpoint: 'deleteNotification' as const, id }] : [],
  ),
];
