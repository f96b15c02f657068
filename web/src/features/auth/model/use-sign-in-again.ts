import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';

const LOGIN_DELAY_MS = 500;

/** Tells a member that the session is over and leads them to sign in (spec 1 §8). */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  return () => {
    showToast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    setTimeout(() => void navigate('/login'), LOGIN_DELAY_MS);
  };
}
