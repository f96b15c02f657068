import type { State } from './state';
import type { Customer } from './stored';

/**
 * Returns a customer. Throws `missing` if the customer does not exist or is deleted. The function is not in
 * `customers.ts`, because that file imports `invoices.ts`, which needs the function.
 */
export function customerIn(
  { customers }: State,
  id: string,
  missing = new Error(`There is no customer ${id}.`),
): Customer {
  const customer = customers[id];
  if (!customer || customer.deleted) throw missing;
  return customer;
}
