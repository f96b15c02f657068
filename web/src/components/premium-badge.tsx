import { classNames } from '@/lib/class-names';
import { StarIcon } from './icons';
import styles from './premium-badge.module.css';
import { Badge } from './surfaces';
import text from './text.module.css';

interface PremiumBadgeProps {
  /**
   * From this breakpoint on, the word 'Premium' is visible. Below it, or if it is not set, only screen readers get
   * the word.
   */
  readonly inWordsFrom?: 'base' | 'lg' | undefined;
}

/** Shown after the username of a premium member. */
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
