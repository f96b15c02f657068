import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountQuery } from '../api/account';
import { forgetSentMail, wasMailSent } from './sent-mail';

/**
 * Whether to say that a mail was sent to a new member: after the registration in this tab, until the member dismisses it
 * or has verified the address, which usually happens in another tab.
 */
export function useMailNotice(isMember: boolean) {
  const [isNoted, setNoted] = useState(wasMailSent);
  const { data } = useQuery({
    ...accountQuery,
    enabled: isNoted && isMember,
    refetchOnWindowFocus: 'always',
  });
  const isVerified = data?.isEmailVerified === true;
  useEffect(() => {
    if (isVerified) forgetSentMail();
  }, [isVerified]);
  const dismiss = () => {
    forgetSentMail();
    setNoted(false);
  };
  return { isShown: isNoted && isMember && !isVerified, dismiss };
}
