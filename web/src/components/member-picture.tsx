import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { memberPictureUrl, type PicturedMember } from '@/lib/member-picture-url';
import styles from './member-picture.module.css';

interface MemberPictureProps {
  readonly member: PicturedMember & { readonly username: string | null };
  readonly size?: 'small' | 'large';
}

/** Shows the member's picture. Shows the first letter of the username if the picture is missing or cannot be loaded. */
export function MemberPicture({ member, size = 'small' }: MemberPictureProps) {
  const url = memberPictureUrl(member, size);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasFailed = failedUrl !== null && url === failedUrl;
  return (
    <span className={classNames(styles.picture, size === 'large' && styles.large)} aria-hidden>
      {typeof url === 'string' && !hasFailed && (
        <img
          src={url}
          alt=""
          loading={size === 'small' ? 'lazy' : undefined}
          // Google refuses to send some pictures if it learns which site shows them.
          referrerPolicy="no-referrer"
          className={styles.image}
          onError={() => setFailedUrl(url)}
        />
      )}
      {(url === null || hasFailed) && member.username?.charAt(0).toUpperCase()}
    </span>
  );
}
