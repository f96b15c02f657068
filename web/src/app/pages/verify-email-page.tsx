import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button, ButtonLink } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import { useVerifyEmail } from '@/features/accounts/model/use-verify-email';
import {
  LINK_CHECK_FAILURE_TITLE,
  LinkCheckFailure,
} from '@/features/accounts/ui/link-check-failure';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';
import styles from './form-page.module.css';

const TITLES = { done: 'Email Verified', refused: 'Invalid Link' };

const UNCONFIRMED =
  "Your BoloBoard account will use this email address. If you didn't ask for this, please close this page. Nothing will change.";

/** The page that opens from the link in a mail. It verifies the member's email address, or changes it to a new one. */
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
        <ActionButtonRow
          act={<Button onClick={verified.confirm}>Confirm Email Address</Button>}
          keep={<HomeLink variant="outline" />}
        />
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
      <FormPage title="Verify Your Email" intro={LINK_CHECK_FAILURE_TITLE}>
        <LinkCheckFailure message={verified.message} onRetry={verified.retry}>
          <SettingsLink variant="outline" />
          <HomeLink variant="outline" />
        </LinkCheckFailure>
      </FormPage>
    );
  return (
    <div role="status">
      <FormPage title={TITLES[verified.state]} intro={verified.message}>
        {/* If the link was refused, the main button opens the settings, where members can request a new link. */}
        {verified.state === 'refused' ? (
          <ActionButtonRow act={<SettingsLink />} keep={<HomeLink variant="outline" />} />
        ) : (
          <ActionButtonRow act={<HomeLink />} keep={<SettingsLink variant="outline" />} />
        )}
      </FormPage>
    </div>
  );
}

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant'>;

const HomeLink = (look: Look) => (
  <ButtonLink to="/" {...look}>
    Go to BoloBoard
  </ButtonLink>
);

const SettingsLink = (look: Look) => (
  <ButtonLink to="/account-settings" {...look}>
    Account Settings
  </ButtonLink>
);
