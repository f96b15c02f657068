import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { removeFromOutbox, updateOutbox } from '@/lib/outbox/outbox-store';
import { useWaitingComments } from '../model/use-waiting-comments';
import { CommentText } from './comment-text';
import styles from './waiting-comments.module.css';

interface WaitingCommentsProps {
  readonly memberId: string;
  readonly itemId: string;
}

/** The member's queued comments on an item. */
export function WaitingComments({ memberId, itemId }: WaitingCommentsProps) {
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
  // The sender of the outbox tries again after each change of the outbox.
  const tryAgain = () => void updateOutbox({ ...entry, state: 'waiting', message: null });
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
