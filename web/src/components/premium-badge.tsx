import { classNames } from '@/lib/class-names';
import { StarIcon } from './icons';
import styles from './premium-badge.module.css';
import { Badge } from './surfaces';
import text from './text.module.css';

interface PremiumBadgeProps {
  /**
   * The breakpoint from which the word 'Premium' is visible. On narrower screens, only screen readers read the word. If
   * no breakpoint is given, the word is visible on no screen.
   */
  readonly inWordsFrom?: 'base' | 'lg' | undefined;
}

/** The badge after the username of a premium member. */
export const PremiumBadge = ({ inWordsFrom }: PremiumBadgeProps) => (
  <Badge tone="sticker" className={styles.badge}>
    <StarIcon />
    <span
      className={classNames(
        inWordsFrom !== 'base' && text.screenReaderOnly,
        inWordsFrom === 'lg' && styles.wordsFromLg,
      )}
    >
      Premium
    </span>
  </Badge>
);
