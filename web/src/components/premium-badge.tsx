import { classNames } from '@/lib/class-names';
import { StarIcon } from './icons';
import styles from './premium-badge.module.css';
import { Badge } from './surfaces';
import text from './text.module.css';

interface PremiumBadgeProps {
  /** The breakpoint from which 'Premium' is visible. Below it, or without one, only screen readers get the word. */
  readonly inWordsFrom?: 'base' | 'lg' | undefined;
}

const WORDS = {
  base: undefined,
  lg: classNames(text.screenReaderOnly, styles.wordsFromLg),
  never: text.screenReaderOnly,
};

/** Shown after the username of a premium member. */
export const PremiumBadge = ({ inWordsFrom }: PremiumBadgeProps) => (
  <Badge tone="sticker" className={styles.badge}>
    <StarIcon />
    <span className={WORDS[inWordsFrom ?? 'never']}>Premium</span>
  </Badge>
);
