import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import { useVerifyEmail } from '@/features/accounts/model/use-verify-email';
import { UNCHECKED, UncheckedLink } from '@/features/accounts/ui/unchecked-link';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';
import styles from './form-page.module.css';

const TITLES = { done: 'Email Verified', refused: 'Invalid Link' };

const UNCONFIRMED =
  "Your BoloBoard account will use this email address. If you didn't ask for this, please close this page. Nothing will change.";

/** The page of links that verify an address or change to a new one. */
export function VerifyEmailPage() {
  usePageTitle('Verify Your Email');
  const [search] = useSearchParams();
  const verified = useVerifyEmail({
    token: search.get('token') ?? '',
    isOwnAddress: search.get('purpose') === 'verify',
  });
  if (verified.state === 'unconfirmed')
    return (
      <FormPage title="Confirm Your New Email" intro={UNCONFIRMED}>
        <Button onClick={verified.confirm}>Confirm email address</Button>
      </FormPage>
    );
  if (verified.state === 'verifying')
    return (
      <FormPage
        key="verifying"
        title="Verify Your Email"
        intro={<span role="status">Verifying your email address...</span>}
      >
        <Skeleton className={styles.unseenButton} />
      </FormPage>
    );
  if (verified.state === 'failed')
    return (
      <FormPage title="Verify Your Email" intro={UNCHECKED}>
        <UncheckedLink message={verified.message} onRetry={verified.retry}>
          <ButtonLink to="/account-settings" variant="outline">
            Account Settings
          </ButtonLink>
        </UncheckedLink>
      </FormPage>
    );
  return (
    <div role="status">
      <FormPage title={TITLES[verified.state]} intro={verified.message}>
        <ButtonLink to="/account-settings">Account Settings</ButtonLink>
      </FormPage>
    </div>
  );
}
