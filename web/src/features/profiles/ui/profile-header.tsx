import type { Profile } from '@contract/schemas/profile';
import { SOCIAL_LINKS } from '@contract/schemas/social-links';
import type { ReactNode } from 'react';
import { ButtonRow } from '@/components/button-row';
import { StarIcon } from '@/components/icons';
import { MemberPicture } from '@/components/member-picture';
import { LocalDay } from '@/components/local-day';
import { Badge, Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  readonly user: Profile;
  /** The buttons with which the reader favorites or blocks the member. */
  readonly actions: ReactNode;
}

export const ProfileHeader = ({ user, actions }: ProfileHeaderProps) => (
  <Card aria-labelledby="member-name" className={styles.header}>
    <MemberPicture member={user} size="large" />
    <div className={styles.facts}>
      <div className={styles.names}>
        <h1 id="member-name" className={classNames(text.writtenHeading, styles.name)}>
          @{user.username}
        </h1>
        {user.isPremiumUser && (
          <Badge tone="sticker">
            <StarIcon />
            Premium
          </Badge>
        )}
      </div>
      <p className={styles.since}>
        Member since <LocalDay moment={user.createdAt} />
      </p>
      {user.bio !== null && (
        <p dir="auto" className={styles.bio}>
          {user.bio}
        </p>
      )}
      <ProfileLinks user={user} />
    </div>
    <ButtonRow className={styles.actions}>{actions}</ButtonRow>
  </Card>
);

/**
 * A placeholder while a profile loads. The height of the header depends on the member's texts, so the content below it
 * can move when the profile has loaded.
 */
export const ProfileSkeleton = ({ username }: { readonly username: string }) => (
  <>
    <p role="status" className={text.screenReaderOnly}>
      Loading profile...
    </p>
    <Card className={styles.header}>
      <Skeleton className={styles.unseenPicture} />
      <div className={styles.facts}>
        <div className={styles.names}>
          <h1 className={classNames(text.writtenHeading, styles.name)}>@{username}</h1>
        </div>
        <Skeleton className={styles.unseenSince} />
      </div>
      <div className={classNames(styles.actions, styles.unseenActions)} />
    </Card>
    <Skeleton className={styles.unseenNumbers} />
    <Skeleton className={styles.unseenItems} />
  </>
);

/**
 * Links to the member's pages on other sites. Leaves out invalid URLs, because some were stored before the server
 * checked URLs.
 */
function ProfileLinks({ user }: { readonly user: Profile }) {
  const links = SOCIAL_LINKS.flatMap(({ field, label }) => {
    const href = user[field]?.trim() ?? '';
    return isWebUrl(href) ? [{ label, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label={`@${user.username} on other sites`} className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={styles.link}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const isWebUrl = (url: string): boolean =>
  URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
