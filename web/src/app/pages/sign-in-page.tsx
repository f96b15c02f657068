import { Navigate, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { SignInForm } from '@/features/accounts/ui/sign-in-form';
import { sameOriginPath } from '@/lib/same-origin-path';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

export function SignInPage() {
  usePageTitle('Sign In');
  const [search] = useSearchParams();
  const { state } = useCurrentUser();
  const next = sameOriginPath(search.get('next'));
  if (state === 'signed-in') return <Navigate to={next} replace />;
  return (
    <FormPage title="Sign In" intro="Welcome back! Sign in to share your sales and see more items.">
      <SignInForm next={next} />
    </FormPage>
  );
}
