import { useEffect, useState } from 'react';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import type { NewComment } from '../api/comments';
import { commentIn } from './queued-comment';

export interface WaitingComment {
  readonly entry: OutboxEntry;
  readonly comment: NewComment;
}

/** Returns the member's comments on an item that are in the outbox, oldest first, also after changes in other tabs. */
export function useWaitingComments(memberId: string, itemId: string): readonly WaitingComment[] {
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>([]);
  useEffect(() => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      const current = reads;
      const entries = await listOutbox(memberId);
      if (current !== reads) return;
      setWaiting(
        entries.flatMap((entry) => {
          const comment = commentIn(entry);
          return comment?.itemId === itemId ? [{ entry, comment }] : [];
        }),
      );
    };
    void read();
    const unsubscribe = onOutboxChange(() => void read());
    return () => {
      reads += 1;
      unsubscribe();
    };
  }, [memberId, itemId]);
  return waiting;
}
