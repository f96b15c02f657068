import { SettingsSection } from '@/components/settings-section';
import { useSiteSettings } from '@/services/site-settings';
import { OutsideLink, PageLink } from '../shell/footer-links';
import styles from './settings.module.css';

const PAGES = [
  ['/contact', 'Contact Us'],
  ['/about', 'About'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

export const HelpAndSupport = () => (
  <SettingsSection title="Help and Support">
    <Address />
    <div className={styles.links}>
      {PAGES.map(([to, label]) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
      {/* This link also ends the session without JavaScript. The app deletes the member's data from this browser when
          it starts again. */}
      <OutsideLink href="/api/logout">Sign Out</OutsideLink>
    </div>
  </SettingsSection>
);

/** Shows a link to the contact page while the support address is not loaded. */
function Address() {
  const { settings } = useSiteSettings();
  return (
    <p>
      Write to{' '}
      {settings ? (
        <a href={`mailto:${settings.supportEmail}`} className={styles.mail}>
          {settings.supportEmail}
        </a>
      ) : (
        <PageLink to="/contact">us</PageLink>
      )}
      . We answer within 24 hours.
    </p>
  );
}
