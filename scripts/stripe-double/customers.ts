import type Stripe from 'stripe';
import type { Account } from './account';
import { noSuchObjectError, noSuchReferenceError } from './api-error';
import { customerOrThrow } from './customer-or-throw';
import type { Customer } from './stored';
import { cancelNow, isEnded } from './subscriptions';

export function createCustomer(
  account: Account,
  fields: {
    email?: string | undefined;
    name?: string | undefined;
    description?: string | undefined;
  },
  metadata: Stripe.Metadata,
): Customer {
  const customer: Customer = {
    id: account.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: account.state.seed.toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  account.state.customers[customer.id] = customer;
  account.emit('customer.created', customer);
  return customer;
}

/** Returns the customer with the id in the path. Throws if the customer does not exist or is deleted. */
export const customerOf = ({ state }: Account, id: string): Customer =>
  customerOrThrow(state, id, noSuchObjectError('customer', id));

/** Returns the customer with the id in a parameter. Throws if the customer does not exist or is deleted. */
export const customerFromParam = ({ state }: Account, id: string): Customer =>
  customerOrThrow(state, id, noSuchReferenceError('customer', 'customer', id));

/** Deletes a customer. Cancels all subscriptions of the customer immediately. */
export function deleteCustomer(account: Account, id: string): Stripe.DeletedCustomer {
  const customer = customerOf(account, id);
  for (const subscription of Object.values(account.state.subscriptions))
    if (subscription.customer === id && !isEnded(subscription)) cancelNow(account, subscription);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  account.state.customers[id] = deleted;
  account.emit('customer.deleted', customer);
  return deleted;
}
