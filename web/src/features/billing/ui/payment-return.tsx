import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { subscriptionStatusQuery } from '../api/subscription-status';
import { confirmPayment } from '../model/confirm-payment';
import {
  type AwaitedPayment,
  awaitedPaymentIn,
  type ReturnedPayment,
  returnUrlOf,
  returnedPaymentIn,
  awaitedPaymentLocationState,
} from '../model/returned-payment';
import { useWelcomeToPremium } from '../model/use-welcome-to-premium';

const POLL_MS = 5000;
const PATIENCE_MS = 120_000;

interface PaymentReturnProps {
  readonly memberId: string;
  /** A link that starts a mail to the support address. */
  readonly support: ReactNode;
}

/** Confirms the payment of a member who returns from the payment page, and then welcomes them to Premium. */
export function PaymentReturn(props: PaymentReturnProps) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const payment = returnedPaymentIn(search);
  if (payment) return <Confirming {...props} key={search} payment={payment} />;
  const awaited = awaitedPaymentIn(state);
  return awaited && <Awaiting {...props} awaited={awaited} />;
}

function Confirming({
  memberId,
  payment,
}: PaymentReturnProps & { readonly payment: ReturnedPayment }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const welcome = useWelcomeToPremium(memberId);
  const confirm = useEffectEvent(async (signal: AbortSignal) => {
    const confirmation = await confirmPayment(client, payment, signal);
    signal.throwIfAborted();
    if (confirmation === 'confirmed') return welcome(payment);
    const state =
      confirmation === 'refused' ? null : awaitedPaymentLocationState(payment, Date.now());
    void navigate('/dashboard', { replace: true, state });
  });
  useEffect(() => {
    const leaving = new AbortController();
    confirm(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);
  return <Notice title="Confirming your payment..." role="status" />;
}

/**
 * Shows that a payment is not confirmed yet. Requests the plan every 5 s for 2 minutes, and welcomes the member when
 * the plan is Premium.
 */
function Awaiting({
  memberId,
  support,
  awaited: { payment, since },
}: PaymentReturnProps & { readonly awaited: AwaitedPayment }) {
  const isOverdue = useIsOver(since + PATIENCE_MS);
  const { data } = useQuery({
    ...subscriptionStatusQuery,
    refetchInterval: isOverdue ? false : POLL_MS,
  });
  const navigate = useNavigate();
  const welcome = useEffectEvent(useWelcomeToPremium(memberId));
  const isPremium = data?.isPremium === true;
  useEffect(() => {
    if (isPremium) void welcome(payment);
  }, [isPremium, payment]);
  if (!isOverdue)
    return (
      <Notice
        title="Your payment is being confirmed"
        message="Premium starts as soon as your payment is confirmed. You can stay here or keep browsing."
        role="status"
      />
    );
  return (
    <FailureCard
      title="We couldn't confirm your payment yet"
      message="If you completed your payment, Premium starts once it's confirmed. If it hasn't started within an hour, contact us and we'll fix it:"
      onRetry={() => void navigate(returnUrlOf(payment), { replace: true })}
    >
      {support}
    </FailureCard>
  );
}

function useIsOver(end: number): boolean {
  const [isOver, setOver] = useState(() => Date.now() >= end);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return isOver;
}
