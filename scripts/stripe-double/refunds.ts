import type Stripe from 'stripe';
import type { Account } from './account';
import { ApiError, invalidParameterError, noSuchReferenceError } from './api-error';
import { updateObjectAndEmitEvent } from './changes';
import { invoicesOf } from './invoices';
import type { Charge, Refund } from './stored';

export interface NewRefund {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  /** The amount to refund in cents. By default, everything that is not refunded yet. */
  readonly amount?: number | undefined;
  readonly reason?: Stripe.Refund.Reason | undefined;
}

function chargeOf({ state }: Account, { charge, payment_intent: intent }: NewRefund): Charge {
  if (charge === undefined && intent === undefined)
    throw new ApiError(
      400,
      'One of the following params should be provided: payment_intent or charge.',
    );
  const id = charge ?? state.paymentIntents[intent ?? '']?.latest_charge ?? '';
  const found = state.charges[id];
  if (found) return found;
  throw charge === undefined
    ? noSuchReferenceError('payment_intent', 'payment_intent', intent ?? '')
    : noSuchReferenceError('charge', 'charge', charge);
}

/** Returns the amount of a refund in cents. Throws if the charge cannot be refunded. */
function amountOf(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw new ApiError(400, `Charge ${charge.id} has not been paid.`);
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} has been charged back.`, {
      code: 'charge_disputed',
    });
  const amount = wanted ?? left;
  if (amount <= left) return amount;
  throw invalidParameterError(
    'amount',
    `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
  );
}

/** Refunds a charge, in part or in full. */
export function createRefund(
  account: Account,
  create: NewRefund,
  metadata: Stripe.Metadata,
): Refund {
  const charge = chargeOf(account, create);
  const amount = amountOf(charge, create.amount);
  const refund: Refund = {
    id: account.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: create.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.state.refunds[refund.id] = refund;
  const refunded = charge.amount_refunded + amount;
  updateObjectAndEmitEvent(account, 'charge.refunded', charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  return refund;
}

/** Returns the charge that paid the subscription's latest invoice above 0. Throws if nothing was paid. */
export function latestCharge(account: Account, subscription: string): Charge {
  const { state } = account;
  const invoice = invoicesOf(account, subscription).find(
    ({ status, amount_paid: paid }) => status === 'paid' && paid > 0,
  );
  const payment = Object.values(state.invoicePayments).find((it) => it.invoice === invoice?.id);
  const intent = state.paymentIntents[payment?.payment.payment_intent ?? ''];
  const charge = state.charges[intent?.latest_charge ?? ''];
  if (!charge) throw new Error(`Nothing was paid for the subscription ${subscription}.`);
  return charge;
}
