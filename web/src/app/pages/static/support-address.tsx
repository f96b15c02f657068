import { Button } from '@/components/button';
import { useSiteSettings } from '@/services/site-settings';
import { supportMailUrl } from '../../shell/support-mail';
import styles from './support-address.module.css';

interface SupportAddressProps {
  /** The subject line of the mail. */
  readonly subject: string;
  /** The text of the link. Default: the email address. */
  readonly label?: string;
}

/** A link that starts a mail to the support address in the site's settings. */
export function SupportAddress({ subject, label }: SupportAddressProps) {
  const { settings, isPending, refetch } = useSiteSettings();
  if (settings)
    return (
      <a href={supportMailUrl(settings.supportEmail, subject)} className={styles.link}>
        {label ?? settings.supportEmail}
      </a>
    );
  if (isPending) return <span className={styles.link}>Loading the address...</span>;
  return (
    <span role="alert" className={styles.failure}>
      We couldn&apos;t load our address.
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        Try Again
      </Button>
    </span>
  );
}
