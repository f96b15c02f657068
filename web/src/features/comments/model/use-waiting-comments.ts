import { useMemo } from 'react';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { useOutbox } from '@/lib/outbox/use-outbox';
import type { NewComment } from '../api/comments';
import { queuedCommentIn } from './queued-comment';

export interface WaitingComment {
  readonly entry: OutboxEntry;
  readonly comment: NewComment;
}

/** Returns the member's queued comments on an item, the oldest first. Also reacts to changes in other tabs. */
export function useWaitingComments(memberId: string, itemId: string): readonly WaitingComment[] {
  const entries = useOutbox(memberId, listOutbox);
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const comment = queuedCommentIn(entry);
        return comment?.itemId === itemId ? [{ entry, comment }] : [];
      }),
    [entries, itemId],
  );
}
