import type Stripe from 'stripe';
import type { Account } from './account';
import { noSuchObjectError } from './api-error';
import { customerOrThrow } from './customer-or-throw';
import { newInvoice, newInvoiceLine, type NewInvoiceLine } from './invoice-object';
import type { Invoice, Subscription } from './stored';

/** Creates an invoice for a subscription. If the customer has a credit, it is subtracted from the amount. */
export function createInvoice(
  account: Account,
  subscription: Subscription,
  reason: Stripe.Invoice.BillingReason,
  newLines: readonly NewInvoiceLine[],
): Invoice {
  const id = account.newId('in');
  const customer = customerOrThrow(account.state, subscription.customer);
  const lines = newLines.map((line) => ({
    ...newInvoiceLine(account, subscription, line),
    invoice: id,
  }));
  const invoice = newInvoice(account, {
    id,
    subscription,
    customer,
    reason,
    lines,
  });
  customer.balance = invoice.ending_balance ?? 0;
  account.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  return invoice;
}

/** Returns the invoice with the id in the path. */
export function invoiceOf({ state }: Account, id: string): Invoice {
  const invoice = state.invoices[id];
  if (!invoice) throw noSuchObjectError('invoice', id);
  return invoice;
}

/** Returns the invoices of a subscription, newest first. */
export const invoicesOf = ({ state }: Account, subscription: string): Invoice[] =>
  Object.values(state.invoices)
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .reverse();
