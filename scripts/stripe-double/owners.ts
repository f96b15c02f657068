import type { State } from './state';

/** An object that the local Stripe stores, or an event. */
interface Owned {
  readonly id?: string;
  readonly object?: string;
  readonly customer?: unknown;
  readonly charge?: unknown;
  readonly invoice?: unknown;
  readonly data?: { readonly object: object };
}

/** Returns the id of the customer whom an object or an event is about. Returns null if it is about no customer. */
export function customerIdOf(state: State, it: object): string | null {
  const { id, object, customer, charge, invoice, data } = it as Owned;
  if (data && object === 'event') return customerIdOf(state, data.object);
  if (object === 'customer' && id !== undefined) return id;
  if (typeof customer === 'string') return customer;
  // A refund, a dispute and an invoice payment do not contain the id of the customer. They contain the id of a charge
  // or of an invoice, which names the customer.
  if (typeof charge === 'string') return state.charges[charge]?.customer ?? null;
  return typeof invoice === 'string' ? (state.invoices[invoice]?.customer ?? null) : null;
}

/** Returns all stored objects of a customer. */
export const objectsOfCustomer = (state: State, customer: string): object[] =>
  Object.values(state)
    .filter((table): table is object => typeof table === 'object')
    .flatMap((table) => Object.values(table) as unknown[])
    .filter((it): it is object => typeof it === 'object' && it !== null)
    .filter((it) => customerIdOf(state, it) === customer);
