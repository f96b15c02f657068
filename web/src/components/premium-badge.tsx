import { classNames } from '@/lib/class-names';
import { StarIcon } from './icons';
import styles from './premium-badge.module.css';
import { Badge } from './surfaces';
import text from './text.module.css';

interface PremiumBadgeProps {
  /**
   * The breakpoint from which the word 'Premium' is visible. On narrower screens, and if this is not set, only screen
   * readers get the word.
   */
  readonly inWordsFrom?: 'base' | 'lg' | undefined;
}

/** The mark after the username of a premium member. */
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
