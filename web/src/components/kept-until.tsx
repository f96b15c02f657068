import { formatMoment } from '@/lib/format';
import styles from './kept-until.module.css';

interface KeptUntilProps {
  /** The time when the member's own item expires (ISO 8601, in UTC). */
  readonly moment: string;
}

/** Shows, for example, 'Kept until Dec 26, 2026', in the reader's time zone. */
export const KeptUntil = ({ moment }: KeptUntilProps) => (
  <p className={styles.kept}>
    Kept until <time dateTime={moment}>{formatMoment(moment)}</time>
  </p>
);
