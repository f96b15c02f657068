import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountQuery } from '../api/account';
import { forgetSentMail, emailOfSentMail, onSentMail } from './sent-mail';

/**
 * Returns whether to show the notice that BoloBoard has sent a mail to `email`, the member's address. `email` is
 * undefined while nobody is signed in. Returns true after a registration in this tab, until the member dismisses the
 * notice or verifies the address.
 */
export function useMailNotice(email: string | undefined): boolean {
  const noted = useSyncExternalStore(onSentMail, emailOfSentMail, () => null);
  const isNoted = email !== undefined && email === noted;
  const { data } = useQuery({
    ...accountQuery,
    enabled: isNoted,
    refetchOnWindowFocus: 'always',
  });
  const isVerified = data?.isEmailVerified;
  useEffect(() => {
    if (isNoted && isVerified) forgetSentMail();
  }, [isNoted, isVerified]);
  return isNoted && isVerified === false;
}
