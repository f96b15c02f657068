import { Button } from './button';
import styles from './retry-notice.module.css';

interface RetryNoticeProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says in a section that its data could not be loaded. */
export const RetryNotice = ({ message, busy, onRetry }: RetryNoticeProps) => (
  <div role="alert" className={styles.notice}>
    <p>{message}</p>
    <Button variant="outline" busy={busy} onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
