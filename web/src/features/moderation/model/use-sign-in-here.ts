import { useLocation } from 'react-router-dom';
import { signInUrl } from '@/lib/sign-in-url';

/** Where a call without a session leads: to the sign-in page, and then back to what the admin looks at. */
export function useSignInHere(): { readonly login: string } {
  const { pathname, search } = useLocation();
  return { login: signInUrl('/login', pathname + search) };
}
