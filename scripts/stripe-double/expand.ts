import type { Account } from './account';
import { ApiError, invalidParameterError } from './api-error';
import { paginatedList } from './lists';
import { checkoutLineItems } from './line-items';
import type { State } from './state';

type Json = Record<string, unknown>;

/**
 * For each kind of object, the fields that hold the id of another object. A request can expand the id to that object.
 */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  subscription: ['customer', 'default_payment_method', 'latest_invoice'],
  invoice: ['customer'],
  invoice_payment: ['invoice'],
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  charge: ['customer', 'payment_intent'],
  refund: ['charge', 'payment_intent', 'customer', 'payment_method'],
  dispute: ['charge', 'payment_intent'],
  'checkout.session': ['customer', 'invoice', 'subscription'],
  'billing_portal.session': ['configuration'],
  payment_method: ['customer'],
  price: ['product'],
};

/** Lists that are a part of a response only if the request expands them, each with a function that returns the list. */
const LISTS: Readonly<Record<string, (account: Account, object: Json) => unknown>> = {
  'invoice.payments': ({ state }, { id }) =>
    paginatedList(
      '/v1/invoice_payments',
      Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id),
      {},
    ),
  'charge.refunds': ({ state }, { id }) =>
    paginatedList(
      `/v1/charges/${String(id)}/refunds`,
      Object.values(state.refunds).filter(({ charge }) => charge === id),
      {},
    ),
  'customer.subscriptions': ({ state }, { id }) =>
    paginatedList(
      `/v1/customers/${String(id)}/subscriptions`,
      Object.values(state.subscriptions).filter(
        ({ customer, status }) => customer === id && status !== 'canceled',
      ),
      {},
    ),
  'checkout.session.line_items': (account, { id }) => checkoutLineItems(account, String(id)),
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns a copy of the stored object with this id. Returns undefined if there is none. */
function objectWithId(state: State, id: string): unknown {
  const tables = [
    state.customers,
    state.products,
    state.paymentMethods,
    state.subscriptions,
    state.invoices,
    state.paymentIntents,
    state.charges,
    state.checkoutSessions,
    state.portalConfigurations,
  ];
  const found = tables.map((table): unknown => table[id]).find((it) => it !== undefined);
  return structuredClone(found);
}

function expandKey(account: Account, object: Json, key: string, path: string): void {
  const kind = typeof object['object'] === 'string' ? object['object'] : '';
  const value = object[key];
  const list = LISTS[`${kind}.${key}`];
  if (list && value === undefined) object[key] = structuredClone(list(account, object));
  else if (typeof value === 'string' && isReference(kind, object, key))
    object[key] = objectWithId(account.state, value) ?? value;
  else if (!isObject(value) && value !== null)
    throw invalidParameterError('expand', `This property cannot be expanded (${path}).`);
}

/**
 * Returns whether a field holds an id that can be expanded. The field `payment_intent` inside the field `payment` of an
 * invoice payment is checked separately, because the object in `payment` has no kind.
 */
const isReference = (kind: string, object: Json, key: string): boolean =>
  REFERENCES[kind]?.includes(key) === true ||
  (object['type'] === 'payment_intent' && key === 'payment_intent');

function expandPath(
  account: Account,
  object: unknown,
  [key, ...rest]: readonly string[],
  path: string,
): void {
  if (key === undefined || !isObject(object)) return;
  if (Array.isArray(object)) {
    for (const item of object) expandPath(account, item, [key, ...rest], path);
    return;
  }
  expandKey(account, object, key, path);
  expandPath(account, object[key], rest, path);
}

const MAX_LEVELS = 4;

/** Returns a copy of a response. At the given paths, it contains whole objects in place of their ids. */
export function expandIds<T>(account: Account, response: T, paths: readonly string[]): T {
  if (paths.length === 0) return response;
  const copy = structuredClone(response);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > MAX_LEVELS)
      throw new ApiError(
        400,
        `You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}`,
        { param: 'expand' },
      );
    expandPath(account, copy, keys, path);
  }
  return copy;
}
