import { RegisterForm } from '@/features/accounts/ui/register-form';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

/** Registration. */
export function RegisterPage() {
  usePageTitle('Create Your Account');
  return (
    <FormPage
      title="Create Your Account"
      intro="Share your sales, and see what others sell before you meet it at the next garage sale."
    >
      <RegisterForm />
    </FormPage>
  );
}
