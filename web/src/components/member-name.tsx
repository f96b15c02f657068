import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import styles from './member-name.module.css';
import { PremiumBadge } from './premium-badge';
import text from './text.module.css';

interface MemberNameProps extends ComponentProps<typeof PremiumBadge> {
  readonly member: { readonly username: string; readonly isPremiumUser: boolean };
}

export const MemberName = ({ member, inWordsFrom }: MemberNameProps) => (
  <span className={styles.member}>
    <Link to={`/user/${member.username}`} className={classNames(text.truncated, styles.link)}>
      {`@${member.username}`}
    </Link>
    {member.isPremiumUser && <PremiumBadge inWordsFrom={inWordsFrom} />}
  </span>
);
