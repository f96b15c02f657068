import { chakra } from '@chakra-ui/react/styled-system';
import { type Platform, PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { InstallButton } from '@/features/site/ui/install-button';
import { OutsideLink, PageLink } from './footer-links';
import { ReportBugLink } from './report-bug-link';

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
    <chakra.footer bg="sunken" borderTop="1px solid {colors.line}" fontSize="sm">
      <chakra.div maxW="page" mx="auto" px="4" py="6" display="grid" gap="4">
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
            <OutsideLink
              key={platform}
              href={SELLER_HELP_PAGES[platform]}
              target="_blank"
              rel="noreferrer"
            >
              {PLATFORM_LABELS[platform]}
            </OutsideLink>
          ))}
        </LinkRow>
        <chakra.p color="inkMuted">
          BOLO means &ldquo;be on the lookout.&rdquo; BoloBoard isn&apos;t affiliated with any
          marketplace.
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  );
}

function LinkRow({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" columnGap="5">
      {children}
    </chakra.nav>
  );
}
