import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { StarIcon } from './icons';
import styles from './member-name.module.css';
import { Badge } from './surfaces';
import text from './text.module.css';

interface MemberNameProps {
  readonly member: { readonly username: string; readonly isPremiumUser: boolean };
  /** The breakpoint from which 'Premium' is visible. Below it, or without one, only screen readers get the word. */
  readonly inWordsFrom?: 'base' | 'lg';
}

const WORDS = {
  base: undefined,
  lg: classNames(text.screenReaderOnly, styles.wordsFromLg),
  never: text.screenReaderOnly,
};

export const MemberName = ({ member, inWordsFrom }: MemberNameProps) => (
  <span className={styles.member}>
    <Link to={`/user/${member.username}`} className={classNames(text.truncated, styles.link)}>
      @{member.username}
    </Link>
    {member.isPremiumUser && (
      <Badge tone="sticker" className={styles.badge}>
        <StarIcon />
        <span className={WORDS[inWordsFrom ?? 'never']}>Premium</span>
      </Badge>
    )}
  </span>
);
