import { isShareStart } from '@contract/rules/start-address';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Authentication } from '@/features/accounts/model/session';
import { signInAddress } from '@/lib/sign-in-address';
import { useOnline } from '@/lib/use-online';

/** Lets a visitor sign in first who wants to share from a shortcut or another app. Then the share form opens. */
export function useSignInToShare(state: Authentication['state']): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const address =
    state === 'signed-out' && isOnline && isShareStart(search)
      ? signInAddress('/sign-in', `/?${search}`)
      : null;
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
}
