import { useSyncExternalStore } from 'react';
import type { NotificationMark } from '../api/notifications';

/**
 * A mark that the server may not have stored yet. The cache has the state of the server. The app applies this mark to
 * that state before it shows the notifications.
 */
export interface PendingMark {
  /** The id of the mark's entry in the outbox, if it is queued. */
  readonly key: string;
  readonly mark: NotificationMark;
  /** By how much the mark lowered the number of unread notifications when it was made. Undefined if unknown. */
  readonly lowers: number | undefined;
}

/** A deletion that the member can still undo. */
export interface UndoableDeletion {
  readonly mark: NotificationMark;
  /** The time when the deletion started, in milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * Marks that the server has stored, but that the last response with the number of unread notifications does not
 * include.
 */
export interface SentMarks {
  /** The last response with the number of unread notifications. */
  readonly countedIn: unknown;
  /** By how much these marks lower the number of unread notifications. */
  readonly lowers: number;
}

export interface PendingMarks {
  /** Marks in the outbox, the oldest first. */
  readonly queued: readonly PendingMark[];
  /** Marks that are being sent. */
  readonly sending: readonly PendingMark[];
  readonly sent: SentMarks | null;
  /** The deletions that can still be undone, by the id of the notification. */
  readonly undoable: ReadonlyMap<string, UndoableDeletion>;
}

const NOTHING: PendingMarks = {
  queued: [],
  sending: [],
  sent: null,
  undoable: new Map(),
};

let pending = NOTHING;
const listeners = new Set<() => void>();

function change(changed: Partial<PendingMarks>): void {
  pending = { ...pending, ...changed };
  for (const listener of listeners) listener();
}

export const pendingMarks = (): PendingMarks => pending;

const without = (marks: readonly PendingMark[], removed: readonly PendingMark[]) =>
  marks.filter(({ key }) => !removed.some((one) => one.key === key));

export const addSendingMark = (mark: PendingMark): void =>
  change({ sending: [...pending.sending, mark] });

/** Replaces the queued marks. Call it with all marks in the outbox. */
export const setQueuedMarks = (queued: readonly PendingMark[]): void =>
  change({ queued, sending: without(pending.sending, queued) });

/**
 * Moves a mark from the marks that are being sent to the queued marks. Call it when the mark was added to the outbox.
 */
export function moveMarkToQueued(mark: PendingMark): void {
  // If the mark is no longer in `sending`, the app has already read it from the outbox and must not add it again.
  if (pending.sending.includes(mark)) setQueuedMarks([...pending.queued, mark]);
}

/**
 * Removes pending marks that the server has stored or refused. If `sent` is given, stores it instead of the earlier
 * `sent`.
 */
export const removePendingMarks = (marks: readonly PendingMark[], sent = pending.sent): void =>
  change({
    queued: without(pending.queued, marks),
    sending: without(pending.sending, marks),
    sent,
  });

/**
 * Stores a deletion that the member can undo. If `deletion` is null, removes the stored deletion, because it was undone
 * or is being sent.
 */
export function setUndoableDeletion(id: string, deletion: UndoableDeletion | null): void {
  const undoable = new Map(pending.undoable);
  if (deletion === null) undoable.delete(id);
  else undoable.set(id, deletion);
  change({ undoable });
}

/** Removes all pending marks. Call it when the member signs out. */
export const forgetPendingMarks = (): void => change(NOTHING);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingMarks = (): PendingMarks =>
  useSyncExternalStore(subscribe, pendingMarks, () => NOTHING);
