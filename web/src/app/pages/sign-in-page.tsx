import { Navigate, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '@/features/accounts/model/session';
import { SignInForm } from '@/features/accounts/ui/sign-in-form';
import { sameOriginPath } from '@/lib/same-origin-path';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';

/** Signing in; whoever is signed in goes on to where they came from. */
export function SignInPage() {
  usePageTitle('Sign in');
  const [search] = useSearchParams();
  const { state } = useCurrentUser();
  if (state === 'signed-in') return <Navigate to={sameOriginPath(search.get('next'))} replace />;
  return (
    <FormPage title="Sign In" intro="Welcome back to the board.">
      <SignInForm />
    </FormPage>
  );
}
