import type { Account } from './account';
import { periodEnd } from './calendar';
import { updateObjectAndEmitEvent } from './changes';
import { createInvoice } from './invoices';
import { payInvoice } from './payments';
import type { Invoice, Subscription } from './stored';
import { endSubscription, isEnded, subscriptionItemOf } from './subscriptions';

/** Starts the next period of a subscription and tries to pay for it. The period starts even if the payment fails. */
export function renewSubscription(account: Account, subscription: Subscription): void {
  const item = subscriptionItemOf(subscription);
  const before = structuredClone(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(
    subscription.billing_cycle_anchor,
    item.current_period_start,
    item.price.recurring,
  );
  if (subscription.status !== 'unpaid') {
    const lines = [{ price: item.price, amount: item.price.unit_amount ?? 0 }];
    const invoice = createInvoice(account, subscription, 'subscription_cycle', lines);
    subscription.status = payInvoice(account, invoice) ? 'active' : 'past_due';
  }
  account.emit('customer.subscription.updated', subscription, before);
}

/**
 * Pays the open invoice of a subscription, as a member can in the portal. Returns false if there is no open invoice, or
 * if the bank declines the card.
 */
export function payOpenInvoice(account: Account, subscription: Subscription): boolean {
  const invoice = account.state.invoices[subscription.latest_invoice ?? ''];
  if (isEnded(subscription) || invoice?.status !== 'open') return false;
  const isPaid = payInvoice(account, invoice);
  if (isPaid)
    updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
      status: 'active',
    });
  return isPaid;
}

/**
 * Tries to pay an open invoice again. If the last attempt fails, the setting `afterRetries` decides what happens to the
 * subscription.
 */
export function retryPayment(account: Account, subscription: Subscription, invoice: Invoice): void {
  if (payInvoice(account, invoice)) {
    updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
      status: 'active',
    });
    return;
  }
  if (invoice.next_payment_attempt !== null) return;
  const { afterRetries } = account.state;
  if (afterRetries === 'cancel') endSubscription(account, subscription, 'payment_failed');
  if (afterRetries === 'unpaid')
    updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
      status: 'unpaid',
    });
}
