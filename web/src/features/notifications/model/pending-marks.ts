import { useSyncExternalStore } from 'react';
import type { NotificationMark } from '../api/notifications';

/**
 * A mark that the server may not have stored yet. The cache holds the server's state, and this mark is applied to it
 * for display.
 */
export interface PendingMark {
  /** The id of the mark's entry in the outbox, if it is queued. */
  readonly key: string;
  readonly mark: NotificationMark;
  /** The number of unread notifications that the mark removed when it was made. Undefined if unknown. */
  readonly lowers: number | undefined;
}

/** A deletion that can still be undone in its row. */
export interface UndoableDeletion {
  readonly mark: NotificationMark;
  /** Start of the deletion, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Marks that the server has stored, but that the last count does not include. */
export interface SentMarks {
  /** The response with that count. */
  readonly countedIn: unknown;
  /** The number of unread notifications that these marks remove. */
  readonly lowers: number;
}

export interface PendingMarks {
  /** Marks in the outbox, the oldest first. */
  readonly queued: readonly PendingMark[];
  /** Marks that are being sent. */
  readonly sending: readonly PendingMark[];
  readonly sent: SentMarks | null;
  /** By the id of the notification. */
  readonly undoable: ReadonlyMap<string, UndoableDeletion>;
}

const NOTHING: PendingMarks = { queued: [], sending: [], sent: null, undoable: new Map() };

let pending = NOTHING;
const listeners = new Set<() => void>();

function change(changed: Partial<PendingMarks>): void {
  pending = { ...pending, ...changed };
  for (const listener of listeners) listener();
}

export const pendingMarks = (): PendingMarks => pending;

const without = (marks: readonly PendingMark[], removed: readonly PendingMark[]) =>
  marks.filter(({ key }) => !removed.some((one) => one.key === key));

export const addSending = (mark: PendingMark): void =>
  change({ sending: [...pending.sending, mark] });

/** Call it with all marks in the outbox. */
export const setQueued = (queued: readonly PendingMark[]): void =>
  change({ queued, sending: without(pending.sending, queued) });

/** Call it when a mark that was being sent is in the outbox instead. */
export function moveToQueued(mark: PendingMark): void {
  // Otherwise the outbox was read meanwhile, and the mark is known already.
  if (pending.sending.includes(mark)) setQueued([...pending.queued, mark]);
}

/** Call it when marks are done. `sent` replaces the earlier value. */
export const removePending = (marks: readonly PendingMark[], sent = pending.sent): void =>
  change({
    queued: without(pending.queued, marks),
    sending: without(pending.sending, marks),
    sent,
  });

/** @param deletion null if the deletion was undone or is being sent */
export function setUndoable(id: string, deletion: UndoableDeletion | null): void {
  const undoable = new Map(pending.undoable);
  if (deletion === null) undoable.delete(id);
  else undoable.set(id, deletion);
  change({ undoable });
}

/** Call it when the member signs out. */
export const forgetPendingMarks = (): void => change(NOTHING);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingMarks = (): PendingMarks =>
  useSyncExternalStore(subscribe, pendingMarks, () => NOTHING);
