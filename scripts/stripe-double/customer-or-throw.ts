import type { State } from './state';
import type { Customer } from './stored';

/**
 * Returns a customer. Throws `missing` if the customer does not exist or is deleted. This function is not in
 * `customers.ts`, because `invoices.ts` needs it and `customers.ts` imports `invoices.ts`.
 */
export function customerOrThrow(
  { customers }: State,
  id: string,
  missing = new Error(`There is no customer ${id}.`),
): Customer {
  const customer = customers[id];
  if (!customer || customer.deleted) throw missing;
  return customer;
}
