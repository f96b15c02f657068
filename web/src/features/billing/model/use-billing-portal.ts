import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { failureSentence } from '@/services/failure-sentence';
import { useApiMutation } from '@/services/use-api-mutation';
import { useStripeRedirect } from './use-stripe-redirect';

const UNAVAILABLE = 'Portal Unavailable';
const FAILED = 'Failed to open billing portal. Please try again.';
const SETUP = {
  title: 'Billing Portal Setup',
  description: 'The billing portal is being configured. Please contact support.',
};

/**
 * Returns `openPortal`, which opens Stripe's billing portal, and whether the portal is opening. In the portal, members
 * can see receipts, change the card or the plan, and cancel.
 */
export function useBillingPortal() {
  const { pathname, search } = useLocation();
  const { isLeaving, start, leaveFor, stay } = useStripeRedirect();
  const { mutate } = useApiMutation('createPortalSession', {
    input: () => ({}),
    failure: (error) => ({ title: UNAVAILABLE, description: failureSentence(error, FAILED) }),
    onError: stay,
    onSignedOut: stay,
    signIn: { login: signInUrl('/login', pathname + search) },
  });
  const open = () =>
    mutate(undefined, {
      onSuccess: ({ url, portalConfigurationRequired }) => {
        if (url) return leaveFor(url);
        stay();
        if (portalConfigurationRequired) showToast(SETUP);
        else showToast({ title: UNAVAILABLE, description: FAILED, variant: 'destructive' });
      },
    });
  return { isLeaving, openPortal: () => start(open) };
}
