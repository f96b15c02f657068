import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountQuery } from '../api/account';
import {
  forgetSentMailAddress,
  sentMailAddress,
  subscribeToSentMailAddress,
} from './sent-mail-address';

/**
 * Returns whether to show the notice that BoloBoard has sent a mail to `email`, the member's address. `email` is
 * undefined while nobody is signed in. Returns true after a registration in this tab, until the member dismisses the
 * notice or verifies the address.
 */
export function useIsMailNoticeShown(email: string | undefined): boolean {
  const noted = useSyncExternalStore(subscribeToSentMailAddress, sentMailAddress, () => null);
  const isNoted = email !== undefined && email === noted;
  const { data } = useQuery({
    ...accountQuery,
    enabled: isNoted,
    refetchOnWindowFocus: 'always',
  });
  const isVerified = data?.isEmailVerified;
  useEffect(() => {
    if (isNoted && isVerified) forgetSentMailAddress();
  }, [isNoted, isVerified]);
  return isNoted && isVerified === false;
}
