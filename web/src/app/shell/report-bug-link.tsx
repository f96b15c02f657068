import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';
import { OutsideLink, PageLink } from './footer-links';

/** Leads to the contact page until the address is known, and if it cannot be loaded. */
export function ReportBugLink() {
  const { data: settings } = useQuery(readQuery('getSiteSettings', {}));
  if (!settings) return <PageLink to="/contact">Report a Bug</PageLink>;
  const address = encodeURIComponent(settings.supportEmail).replace('%40', '@');
  return <OutsideLink href={`mailto:${address}?subject=Bug%20report`}>Report a Bug</OutsideLink>;
}
