import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';

const LOGIN_DELAY_MS = 500;
const SIGNED_OUT = 'You are logged out. Logging in again...';

/** Returns a function that shows the toast 'Unauthorized', and opens the URL `login` after 500 ms. */
export function useSignInAgain(login = '/login'): (description?: string) => void {
  const navigate = useNavigate();
  return (description = SIGNED_OUT) => {
    showToast({ title: 'Unauthorized', description, variant: 'destructive' });
    setTimeout(() => void navigate(login), LOGIN_DELAY_MS);
  };
}
