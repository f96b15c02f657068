import { useMemo } from 'react';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { useOutbox } from '@/lib/outbox/use-outbox';
import type { NewComment } from '../api/comments';
import { commentIn } from './queued-comment';

export interface WaitingComment {
  readonly entry: OutboxEntry;
  readonly comment: NewComment;
}

/** Returns the member's comments on an item that are in the outbox, oldest first, also after changes in other tabs. */
export function useWaitingComments(memberId: string, itemId: string): readonly WaitingComment[] {
  const entries = useOutbox(memberId, listOutbox);
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const comment = commentIn(entry);
        return comment?.itemId === itemId ? [{ entry, comment }] : [];
      }),
    [entries, itemId],
  );
}
