import { type Platform, PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { type ReactNode, Suspense } from 'react';
import { InstallButton } from '@/features/site/ui/install-button';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { classNames } from '@/lib/class-names';
import { lazyNamed } from '@/lib/lazy-named';
import { useSiteSettings } from '@/services/site-settings';
import styles from './footer.module.css';
import { PlainFooterLink, PageLink } from './footer-links';
import width from './page-width.module.css';
import { BUG_REPORT_SUBJECT, supportMailUrl } from './support-mail';

/** Loads the code of the theme switch after the page, because the footer is below the first view. */
const ThemeSwitch = lazyNamed(() => import('./theme-switch'), 'ThemeSwitch');

const PAGES = [
  ['/about', 'About'],
  ['/contact', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;

const SELLER_HELP_PAGES: Readonly<Record<Platform, string>> = {
  ebay: 'https://www.ebay.com/sellercenter',
  poshmark: 'https://support.poshmark.com',
  depop: 'https://depophelp.zendesk.com',
  mercari: 'https://www.mercari.com/us/help_center',
  facebook: 'https://www.facebook.com/help/marketplace',
  etsy: 'https://www.etsy.com/seller-handbook',
};

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={classNames(width.pageWidth, styles.content)}>
        <LinkRow label="About BoloBoard">
          {PAGES.map(([to, label]) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
          <ReportBugLink />
          <InstallButton />
        </LinkRow>
        <LinkRow label="Marketplaces">
          {PLATFORMS.map((platform) => (
            <PlainFooterLink
              key={platform}
              href={SELLER_HELP_PAGES[platform]}
              target="_blank"
              rel="noreferrer"
            >
              {PLATFORM_LABELS[platform]}
            </PlainFooterLink>
          ))}
        </LinkRow>
        <div className={styles.theme}>
          <AfterHydration>
            <ErrorBoundary fallback={null}>
              <Suspense>
                <ThemeSwitch />
              </Suspense>
            </ErrorBoundary>
          </AfterHydration>
        </div>
        <p className={styles.note}>
          BOLO means &ldquo;be on the lookout.&rdquo; BoloBoard isn&apos;t affiliated with any
          marketplace.
        </p>
      </div>
    </footer>
  );
}

function LinkRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.links}>
      {children}
    </nav>
  );
}

/**
 * A link that starts a mail to the support address. While this address is not loaded, the link leads to the contact
 * page.
 */
function ReportBugLink() {
  const { settings } = useSiteSettings();
  if (!settings) return <PageLink to="/contact">Report a Bug</PageLink>;
  return (
    <PlainFooterLink href={supportMailUrl(settings.supportEmail, BUG_REPORT_SUBJECT)}>
      Report a Bug
    </PlainFooterLink>
  );
}
