import { useLocation } from 'react-router-dom';
import { signInUrl } from '@/lib/sign-in-url';

/** Returns the URL of the sign-in page that leads back to the current view of the admin. */
export function useSignInHere(): { readonly login: string } {
  const { pathname, search } = useLocation();
  return { login: signInUrl('/login', pathname + search) };
}
