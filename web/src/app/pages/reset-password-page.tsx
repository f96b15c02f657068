import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import {
  type ResetTokenCheck,
  useResetTokenCheck,
} from '@/features/accounts/model/use-password-reset';
import { InvalidResetLink, ResetPasswordForm } from '@/features/accounts/ui/reset-password-form';
import {
  LINK_CHECK_FAILURE_TITLE,
  LinkCheckFailure,
} from '@/features/accounts/ui/link-check-failure';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';
import styles from './form-page.module.css';

export function ResetPasswordPage() {
  usePageTitle('Set new password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const reset = useResetTokenCheck(token);
  return (
    <FormPage
      title={reset.state === 'invalid' ? 'Invalid Reset Link' : 'Set new password'}
      // The element with the role `status` stays in the page when its text changes, because screen readers announce
      // only changes of existing elements.
      intro={<span role="status">{introOf(reset)}</span>}
    >
      <Content token={token} reset={reset} />
    </FormPage>
  );
}

function introOf(reset: ResetTokenCheck): string {
  switch (reset.state) {
    case 'checking':
      return 'Verifying reset token...';
    case 'valid':
      return `For ${reset.email}`;
    case 'invalid':
      return 'This password reset link is invalid or has expired.';
    case 'unknown':
      return LINK_CHECK_FAILURE_TITLE;
  }
}

interface ContentProps {
  readonly token: string;
  readonly reset: ResetTokenCheck;
}

function Content({ token, reset }: ContentProps) {
  switch (reset.state) {
    case 'checking':
      return <Skeleton className={styles.unseenPasswords} />;
    case 'valid':
      return <ResetPasswordForm token={token} email={reset.email} />;
    case 'invalid':
      return <InvalidResetLink message={reset.message} />;
    case 'unknown':
      return (
        <LinkCheckFailure message={reset.message} onRetry={reset.retry}>
          <ButtonLink to="/login" variant="outline">
            Back to login
          </ButtonLink>
        </LinkCheckFailure>
      );
  }
}
