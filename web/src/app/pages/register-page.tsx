import { RegisterForm } from '@/features/accounts/ui/register-form';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

export function RegisterPage() {
  usePageTitle('Create Your Account');
  return (
    <FormPage
      title="Create Your Account"
      intro="Share your sales, and know what sells before your next garage sale run."
    >
      <RegisterForm />
    </FormPage>
  );
}
