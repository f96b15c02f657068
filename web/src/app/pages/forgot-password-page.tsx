import { ForgotPasswordForm } from '@/features/accounts/ui/forgot-password-form';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

export function ForgotPasswordPage() {
  usePageTitle('Reset your password');
  return (
    <FormPage
      title="Reset your password"
      intro="Enter the email address of your account, and we'll send you a link."
    >
      <ForgotPasswordForm />
    </FormPage>
  );
}
