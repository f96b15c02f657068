import { useState } from 'react';
import styles from './member-picture.module.css';

interface MemberPictureProps {
  readonly member: { readonly username: string; readonly customProfileImageUrl: string | null };
}

/** The member's picture. The first letter of the username if there is none, or if it does not load. */
export function MemberPicture({ member }: MemberPictureProps) {
  const { username, customProfileImageUrl: url } = member;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span className={styles.picture} aria-hidden>
      {url === null || url === failedUrl ? (
        username.charAt(0).toUpperCase()
      ) : (
        <img src={url} alt="" className={styles.image} onError={() => setFailedUrl(url)} />
      )}
    </span>
  );
}
