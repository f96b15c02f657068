import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import { useResetToken } from '@/features/accounts/model/use-password-reset';
import { InvalidResetLink, ResetPasswordForm } from '@/features/accounts/ui/reset-password-form';
import { UNCHECKED, UncheckedLink } from '@/features/accounts/ui/unchecked-link';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';
import styles from './form-page.module.css';

export function ResetPasswordPage() {
  usePageTitle('Set new password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const reset = useResetToken(token);
  switch (reset.state) {
    case 'checking':
      return (
        <FormPage
          title="Set new password"
          intro={<span role="status">Verifying reset token...</span>}
        >
          <Skeleton className={styles.unseenPasswords} />
        </FormPage>
      );
    case 'valid':
      return (
        <FormPage title="Set new password" intro={`For ${reset.email}`}>
          <ResetPasswordForm token={token} email={reset.email} />
        </FormPage>
      );
    case 'invalid':
      return (
        <FormPage
          title="Invalid Reset Link"
          intro="This password reset link is invalid or has expired."
        >
          <InvalidResetLink message={reset.message} />
        </FormPage>
      );
    case 'unknown':
      return (
        <FormPage title="Set new password" intro={UNCHECKED}>
          <UncheckedLink message={reset.message} onRetry={reset.retry}>
            <ButtonLink to="/login" variant="outline">
              Back to login
            </ButtonLink>
          </UncheckedLink>
        </FormPage>
      );
  }
}
