import { SettingsSection } from '@/components/settings-section';
import { useSiteSettings } from '@/services/site-settings';
import { PlainFooterLink, PageLink } from '../shell/footer-links';
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
      {/* This link ends the session even if JavaScript does not run. The app deletes the member's data from this
          browser when the app starts the next time. */}
      <PlainFooterLink href="/api/logout">Sign Out</PlainFooterLink>
    </div>
  </SettingsSection>
);

/** The sentence with the support address. While the address is not loaded, the sentence links to the contact page. */
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
