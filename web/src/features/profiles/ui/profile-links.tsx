import type { Profile } from '@contract/schemas/profile';
import { SOCIAL_LINKS } from '@contract/schemas/social-links';
import styles from './profile-links.module.css';

/** The member's pages on other sites. The server checks addresses, but older ones could be anything. */
export function ProfileLinks({ user }: { readonly user: Profile }) {
  const links = SOCIAL_LINKS.flatMap(({ field, label }) => {
    const href = user[field]?.trim() ?? '';
    return isWebAddress(href) ? [{ label, href }] : [];
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

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
