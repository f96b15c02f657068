import type { State } from './state';
import type { Customer } from './stored';

/** Returns the customer. Throws if it does not exist or is deleted. Here, because `customers.ts` imports the invoices. */
export function customerIn({ customers }: State, id: string): Customer {
  const customer = customers[id];
  if (!customer || customer.deleted) throw new Error(`There is no customer ${id}.`);
  return customer;
}
