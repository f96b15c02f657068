import { useLocation } from 'react-router-dom';
import { signInUrl } from '@/lib/sign-in-url';

/** Returns the URL of the sign-in page. After signing in, this page leads back to the admin's current view. */
export function useSignInUrlWithReturn(): { readonly login: string } {
  const { pathname, search } = useLocation();
  return { login: signInUrl('/login', pathname + search) };
}
