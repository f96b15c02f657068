import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { errorSentence } from '@/services/api-error';
import { useSendVerification } from '../model/use-change-email';
import styles from './mail-notice.module.css';

interface MailNoticeProps {
  readonly email: string;
  readonly onDismiss: () => void;
}

/** Shows a new member that a mail was sent, with a button to send it again. Must be inside a live region. */
export function MailNotice({ email, onDismiss }: MailNoticeProps) {
  const { mutate, data: sent, failure, isPending } = useSendVerification();
  return (
    <>
      <h2 className={text.heading}>Check Your Email</h2>
      <p className={styles.text}>
        We&apos;ve sent a link to <strong className={styles.address}>{email}</strong>. Open it
        within 24 hours to verify your email address.
      </p>
      <p className={styles.status}>
        {failure ? errorSentence(failure, "We couldn't send the email. Please try again.") : sent}
      </p>
      <ActionButtonRow
        act={
          <Button variant="outline" busy={isPending} keepsFocus onClick={() => mutate()}>
            {isPending ? 'Sending...' : 'Send Again'}
          </Button>
        }
        keep={
          <Button variant="outline" onClick={onDismiss}>
            Got It
          </Button>
        }
      />
    </>
  );
}
