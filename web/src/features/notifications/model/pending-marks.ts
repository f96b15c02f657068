import { useSyncExternalStore } from 'react';
import type { NotificationMark } from '../api/notifications';

/** A mark that the server may not know yet. The cache holds what the server says, and this is applied to it. */
export interface PendingMark {
  /** The id of its entry in the outbox, if it waits there. */
  readonly key: string;
  readonly mark: NotificationMark;
  /** By how much it lowered the number when it was made. Undefined if nothing is known of that. */
  readonly lowers: number | undefined;
}

/** A deletion that its row offers to undo. */
export interface UndoableDeletion {
  readonly mark: NotificationMark;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

/** What the server has stored, and a count that was read before does not contain. */
export interface SentMarks {
  /** The response with that count. */
  readonly countedIn: unknown;
  /** By how much they lower it. */
  readonly lowers: number;
}

export interface PendingMarks {
  /** What waits in the outbox, the oldest first. */
  readonly queued: readonly PendingMark[];
  /** What is on its way. */
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

/** Call it with everything that waits in the outbox. */
export const setQueued = (queued: readonly PendingMark[]): void =>
  change({ queued, sending: without(pending.sending, queued) });

/** Call it when a mark that was on its way is in the outbox. */
export function moveToQueued(mark: PendingMark): void {
  // If not, the outbox was read meanwhile.
  if (pending.sending.includes(mark)) setQueued([...pending.queued, mark]);
}

/** Call it when marks have ended. `sent` replaces what was sent before. */
export const removePending = (marks: readonly PendingMark[], sent = pending.sent): void =>
  change({
    queued: without(pending.queued, marks),
    sending: without(pending.sending, marks),
    sent,
  });

/** @param deletion null if it was undone, or is sent */
export function setUndoable(id: string, deletion: UndoableDeletion | null): void {
  const undoable = new Map(pending.undoable);
  if (deletion === null) undoable.delete(id);
  else undoable.set(id, deletion);
  change({ undoable });
}

/** Call it when the member leaves. */
export const forgetPendingMarks = (): void => change(NOTHING);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingMarks = (): PendingMarks =>
  useSyncExternalStore(subscribe, pendingMarks, () => NOTHING);
