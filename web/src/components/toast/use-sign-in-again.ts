import { useNavigate } from 'react-router-dom';
import { showToast } from './toast-store';

const LOGIN_DELAY_MS = 500;

/**
 * Tells a member that the session is over and leads them to sign in half a second later (spec 1 §8);
 * `login` may say where to come back to.
 */
export function useSignInAgain(login = '/login'): (description: string) => void {
  const navigate = useNavigate();
  return (description) => {
    showToast({ title: 'Unauthorized', description, variant: 'destructive' });
    setTimeout(() => void navigate(login), LOGIN_DELAY_MS);
  };
}
