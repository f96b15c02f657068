import { Button } from '@/components/button';
import { usePortal } from '../model/use-portal';

/** Opens Stripe's billing portal. */
export function ManageSubscription() {
  const { isLeaving, openPortal } = usePortal();
  return (
    <Button variant="outline" busy={isLeaving} keepsFocus onClick={openPortal}>
      {isLeaving ? 'Opening the Billing Portal...' : 'Manage Subscription'}
    </Button>
  );
}
