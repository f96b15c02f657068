import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PremiumBadge } from '@/components/premium-badge';
import { type TextPart, textParts } from '../model/text-parts';
import styles from './comment-text.module.css';

interface CommentTextProps {
  readonly content: string;
  /** The mentioned usernames. Each mention becomes a link. */
  readonly mentions?: readonly string[];
  /** The mentioned usernames that get the premium badge. */
  readonly premiumMentions?: readonly string[];
}

/** Shows the text unchanged, with links for web URLs and mentions. */
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
        {/* Keeps the '@' before the username inside a right-to-left text. */}
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
