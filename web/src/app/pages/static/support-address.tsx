import { Button } from '@/components/button';
import { useSiteSettings } from '@/services/site-settings';
import { supportMail } from '../../shell/support-mail';
import styles from './support-address.module.css';

interface SupportAddressProps {
  /** Of the mail. */
  readonly subject: string;
  /** Default: the address. */
  readonly label?: string;
}

/** A link that writes to the address that the site is configured with. */
export function SupportAddress({ subject, label }: SupportAddressProps) {
  const { settings, isPending, refetch } = useSiteSettings();
  if (settings)
    return (
      <a href={supportMail(settings.supportEmail, subject)} className={styles.link}>
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
