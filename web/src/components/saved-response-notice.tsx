import { formatAgo } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { Button } from './button';
import styles from './saved-response-notice.module.css';

interface SavedResponseNoticeProps {
  /** The time when the browser received the shown data, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/**
 * Tells the reader that the data was saved earlier, because the server does not respond. Place the notice after the
 * data in a flex column. The notice sticks to the lower edge of the window, so that the data does not move when the
 * notice appears or disappears.
 */
export function SavedResponseNotice({ savedAt, isFetching, onRetry }: SavedResponseNoticeProps) {
  const ago = formatAgo(savedAt, useNow());
  return (
    <div className={styles.note}>
      <p role="status">
        {isFetching ? 'Saved ' : 'Offline: saved '}
        {/* `aria-live` is off. Otherwise, screen readers would announce the time every minute. */}
        <span aria-live="off">{ago}</span>
        {isFetching && '. Refreshing...'}
      </p>
      <Button size="sm" variant="outline" busy={isFetching} onClick={onRetry}>
        Refresh
      </Button>
    </div>
  );
}
