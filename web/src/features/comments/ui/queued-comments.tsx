import { useMemo } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox, removeFromOutbox, updateOutboxEntry } from '@/lib/outbox/outbox-store';
import { useOutbox } from '@/lib/outbox/use-outbox';
import type { NewComment } from '../api/comments';
import { queuedCommentIn } from '../model/queued-comment';
import { CommentText } from './comment-text';
import styles from './queued-comments.module.css';

interface QueuedCommentsProps {
  readonly memberId: string;
  readonly itemId: string;
}

/** The member's queued comments on an item. */
export function QueuedComments({ memberId, itemId }: QueuedCommentsProps) {
  const waiting = useWaitingComments(memberId, itemId);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Comments that are not posted yet" className={styles.list}>
      {waiting.map(({ entry, comment }) => (
        <li key={entry.id} className={styles.row}>
          <CommentText content={comment.content} />
          <p role="status" className={styles.note}>
            {textOf(entry)}
          </p>
          <Actions entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ entry }: { readonly entry: OutboxEntry }) {
  if (entry.state === 'sending') return null;
  // Only changes the entry's state to 'waiting'. After each change, the outbox tries to send the waiting entries.
  const tryAgain = () => void updateOutboxEntry({ ...entry, state: 'waiting', message: null });
  return (
    <ButtonRow>
      {entry.state === 'failed' && (
        <Button size="sm" onClick={tryAgain}>
          Try Again
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => void removeFromOutbox(entry)}>
        Discard
      </Button>
    </ButtonRow>
  );
}

function textOf({ state, message }: OutboxEntry): string {
  if (state === 'sending') return 'Posting...';
  if (state === 'sign-in') return 'Sign in to post it.';
  return message ?? 'It will be posted when you are back online.';
}

interface WaitingComment {
  readonly entry: OutboxEntry;
  readonly comment: NewComment;
}

/** Returns the member's queued comments on an item, the oldest first. Also reacts to changes in other tabs. */
function useWaitingComments(memberId: string, itemId: string): readonly WaitingComment[] {
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
