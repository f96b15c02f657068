import { useSearchParams } from 'react-router-dom';
import { RegisterForm } from '@/features/accounts/ui/register-form';
import { sameOriginPath } from '@/lib/same-origin-path';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

export function RegisterPage() {
  usePageTitle('Create Your Account');
  const [search] = useSearchParams();
  return (
    <FormPage
      title="Create Your Account"
      intro="Share your sales, and know what sells before your next garage sale run."
    >
      <RegisterForm next={sameOriginPath(search.get('next'))} />
    </FormPage>
  );
}
