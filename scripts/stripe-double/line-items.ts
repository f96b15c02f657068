import type { Account } from './account';
import { paginatedList, type ApiList } from './lists';

/** Returns the list of the line items of a checkout session. It has one item, which is the plan. */
export function checkoutLineItems({ state }: Account, session: string): ApiList<{ id: string }> {
  const price = state.prices[state.orders[session]?.price ?? ''];
  if (!price) throw new Error(`The session ${session} sells nothing.`);
  const line = {
    id: `li_${session.slice('cs_test_'.length)}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: price.unit_amount,
    amount_tax: 0,
    amount_total: price.unit_amount,
    currency: price.currency,
    description: state.products[price.product]?.name ?? null,
    metadata: {},
    price,
    quantity: 1,
  };
  return paginatedList(`/v1/checkout/sessions/${session}/line_items`, [line], {});
}
