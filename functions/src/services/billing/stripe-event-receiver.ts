import { BILLING_EVENT_TYPES } from '../../domain/billing/billing-event-types';
import type { StripeEvent } from '../../domain/billing/next-billing';
import type { BillingEvent, BillingGateway, SignedEvent } from '../../gateways/billing/billing';
import { AppError } from '../../lib/app-error';
import { createSystemWork, type SystemWork } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { BillingRepo } from '../../repos/billing-repo';
import type { SyncSubscription } from './subscription-sync';
import type { SuspendedSubscriptionEnder } from './suspended-subscription-ender';

interface StripeEventReceiverDeps {
  readonly billing: Pick<BillingRepo, 'hasEvent' | 'memberOf'>;
  readonly gateway: Pick<BillingGateway, 'verifyEvent' | 'customerOfCharge'>;
  readonly suspendedSubscriptionEnder: SuspendedSubscriptionEnder;
  readonly sync: SyncSubscription;
  readonly log: Pick<Logger, 'info'>;
}

export interface StripeEventReceiver {
  /**
   * Handles an event from Stripe. The event only tells that something about a customer may have changed, so the server
   * reads the current state from Stripe. If the member is suspended, also calls `SuspendedSubscriptionEnder.end`, which
   * can cancel the subscription even if the member has just paid for it. Returns after the event is stored. Throws
   * AppError 'bad_request' if the signature is wrong, and 'unavailable' if Stripe fails, so that Stripe sends the event
   * again.
   */
  receive(event: SignedEvent): Promise<void>;
}

const HANDLED: ReadonlySet<string> = new Set(BILLING_EVENT_TYPES);

export function createStripeEventReceiver({
  billing,
  gateway,
  suspendedSubscriptionEnder,
  sync,
  log,
}: StripeEventReceiverDeps): StripeEventReceiver {
  const memberOf = async ({ customerId, chargeId }: BillingEvent): Promise<string | null> => {
    const customer =
      customerId ?? (chargeId === null ? null : await gateway.customerOfCharge(chargeId));
    return customer === null ? null : billing.memberOf(customer);
  };

  const follow = async (work: SystemWork, event: StripeEvent) => {
    // The subscription is ended before the event is stored, because Stripe repeats only events that are not stored.
    await suspendedSubscriptionEnder.end(work);
    await sync(work, [event]);
  };

  return {
    receive: async (signed) => {
      const event = await gateway.verifyEvent(signed);
      if (!event) throw new AppError('bad_request', 'The signature is wrong.');
      const { id, type } = event;
      if (!HANDLED.has(type) || (await billing.hasEvent(id))) return;
      const uid = await memberOf(event);
      if (uid === null) log.info('stripe_event_of_nobody', { eventId: id, type });
      else await follow(createSystemWork('event of Stripe', uid), { id, type });
    },
  };
}
