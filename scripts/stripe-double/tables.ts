import type { State } from './state';
import type { Customer } from './stored';

/** Returns the customer. Throws `missing` if it does not exist or is deleted. Here, because `customers.ts` imports the invoices. */
export function customerIn(
  { customers }: State,
  id: string,
  missing = new Error(`There is no customer ${id}.`),
): Customer {
  const customer = customers[id];
  if (!customer || customer.deleted) throw missing;
  return customer;
}
