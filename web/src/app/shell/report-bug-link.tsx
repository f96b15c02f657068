import { useSiteSettings } from '@/services/site-settings';
import { OutsideLink, PageLink } from './footer-links';
import { BUG_SUBJECT, supportMail } from './support-mail';

/** Leads to the contact page until the address is known, and if it cannot be loaded. */
export function ReportBugLink() {
  const { settings } = useSiteSettings();
  if (!settings) return <PageLink to="/contact">Report a Bug</PageLink>;
  return (
    <OutsideLink href={supportMail(settings.supportEmail, BUG_SUBJECT)}>Report a Bug</OutsideLink>
  );
}
