import { useMemo } from 'react';
import { textParts } from '../model/text-parts';
import styles from './comment-text.module.css';

/** Shows the text as it is, except that web addresses are links. */
export function CommentText({ content }: { readonly content: string }) {
  const parts = useMemo(() => textParts(content), [content]);
  return (
    <p dir="auto" className={styles.text}>
      {parts.map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={styles.link}
          >
            {text}
          </a>
        ),
      )}
    </p>
  );
}
