import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { type RecordKey, tryRunInStore } from '@/lib/browser-database';
import { refreshAfterCall } from '@/services/refresh-after-call';
import { announceSessionChange } from '@/services/session-channel';
import type { ReturnedPayment } from './returned-payment';

const WELCOME = {
  title: 'Welcome to Premium!',
  description: 'Thanks for upgrading. All Premium features are now unlocked.',
};

/**
 * Returns a function that updates the plan in all tabs, removes the payment from the URL, and welcomes the member once
 * per payment.
 */
export function useWelcomeToPremium(memberId: string): (payment: ReturnedPayment) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ sessionId, subscriptionId }) => {
    void navigate('/dashboard', { replace: true });
    void refreshAfterCall(client, 'verifySubscription');
    announceSessionChange('plan-changed');
    if (await claimFirstWelcome(memberId, sessionId ?? subscriptionId ?? '')) showToast(WELCOME);
  };
}

/**
 * Stores that the member was welcomed after this payment. Returns true for the first call per payment and browser, even
 * if two tabs call at the same time. Without IndexedDB, returns true for every call.
 */
async function claimFirstWelcome(memberId: string, paymentId: string): Promise<boolean> {
  const key: RecordKey = [memberId, paymentId];
  const wasWelcomed = await tryRunInStore('welcomed-payments', 'readwrite', async (records) => {
    const known = await records.get(key);
    if (known === undefined) await records.put(true, key);
    return known !== undefined;
  });
  return wasWelcomed !== true;
}
