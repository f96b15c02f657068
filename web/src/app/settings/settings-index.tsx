import { Link } from 'react-router-dom';
import { sectionId } from '@/components/settings-section';
import styles from './settings-index.module.css';
import { useSectionJumps } from '@/lib/use-section-jumps';

/** The titles of the account settings' sections, in their order on the page. */
const SECTIONS = [
  'Account Information',
  'Email',
  'Password',
  'Profile Picture',
  'Social Links',
  'About You',
  'Notifications',
  'Marketplace Fees',
  'Subscription',
  'Signed-In Devices',
  'Additional Settings',
  'Help and Support',
];
const IDS = SECTIONS.map(sectionId);

/**
 * Links to the sections of the account settings. On phones, the links are a row that the member swipes. On wide
 * screens, they are a column beside the sections.
 */
export function SettingsIndex({ isReady }: { readonly isReady: boolean }) {
  const current = useSectionJumps(IDS, isReady);
  return (
    <nav aria-label="Settings" className={styles.index}>
      <ul className={styles.list}>
        {SECTIONS.map((title) => (
          <li key={title}>
            <Link
              to={{ hash: sectionId(title) }}
              aria-current={current === sectionId(title) ? 'location' : undefined}
              className={styles.link}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
