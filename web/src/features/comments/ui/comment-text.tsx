import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PremiumBadge } from '@/components/premium-badge';
import { type TextPart, textParts } from '../model/text-parts';
import styles from './comment-text.module.css';

interface CommentTextProps {
  readonly content: string;
  /** The usernames that are links. */
  readonly mentions?: readonly string[];
  /** Those of them who have the premium badge. */
  readonly premiumMentions?: readonly string[];
}

/** Shows the text as it is, except that web addresses and mentions are links. */
export function CommentText({ content, mentions, premiumMentions = [] }: CommentTextProps) {
  const parts = useMemo(() => textParts(content, mentions), [content, mentions]);
  return (
    <p dir="auto" className={styles.text}>
      {parts.map((part, index) => (
        <Part
          key={index}
          {...part}
          isPremium={part.username !== null && premiumMentions.includes(part.username)}
        />
      ))}
    </p>
  );
}

function Part({ text, href, username, isPremium }: TextPart & { readonly isPremium: boolean }) {
  if (username !== null)
    return (
      <>
        {/* Otherwise the '@' would be on the other side of the name in a text from right to left. */}
        <Link to={`/user/${username}`} dir="ltr" className={styles.link}>
          {text}
        </Link>
        {isPremium && (
          <span className={styles.badge}>
            {' '}
            <PremiumBadge />
          </span>
        )}
      </>
    );
  if (href === null) return text;
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={styles.link}>
      {text}
    </a>
  );
}
