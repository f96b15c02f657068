import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { ApiError } from '@/services/api-error';
import { subscriptionStatusQuery } from '../api/subscription-status';
import type { ReturnedPayment } from './returned-payment';

const FIRST_CALL_MS = 1000;
const RETRY_MS = 3000;

/** Whether the server has confirmed a payment. 'refused' means that the payment does not belong to this member. */
export type PaymentConfirmation = 'confirmed' | 'unconfirmed' | 'refused';

/**
 * Refreshes the subscription status, and asks the server up to two times whether the payment is complete. Rejects if
 * `signal` aborts.
 */
export async function confirmPayment(
  client: QueryClient,
  payment: ReturnedPayment,
  signal: AbortSignal,
): Promise<PaymentConfirmation> {
  client.query({ ...subscriptionStatusQuery, staleTime: 0 }).catch(() => undefined);
  await pause(FIRST_CALL_MS, signal);
  const first = await ask(payment, signal);
  if (first !== 'unconfirmed') return first;
  await pause(RETRY_MS, signal);
  return ask(payment, signal);
}

async function ask(payment: ReturnedPayment, signal: AbortSignal): Promise<PaymentConfirmation> {
  try {
    const { success } = await call('verifySubscription', { body: payment }, { signal });
    return success ? 'confirmed' : 'unconfirmed';
  } catch (error) {
    signal.throwIfAborted();
    const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isRefused ? 'refused' : 'unconfirmed';
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
