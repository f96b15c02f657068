import type Stripe from 'stripe';
import type { Account } from './account';
import { invalidParameterError, noSuchReferenceError } from './api-error';
import type { Price, Product } from './stored';

export function createProduct(
  account: Account,
  fields: { id?: string | undefined; name: string; description?: string | undefined },
  metadata: Stripe.Metadata,
): Product {
  const product: Product = {
    id: fields.id ?? account.newId('prod'),
    object: 'product',
    active: true,
    created: account.now(),
    default_price: null,
    description: fields.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  };
  if (account.state.products[product.id])
    throw invalidParameterError('id', 'Product already exists.', 'resource_already_exists');
  account.state.products[product.id] = product;
  return product;
}

interface NewPrice {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: 'month' | 'year' };
  readonly lookup_key?: string | undefined;
  readonly transfer_lookup_key?: boolean | undefined;
  readonly nickname?: string | undefined;
}

/** Creates a recurring price. With `transfer_lookup_key`, takes the lookup key from the price that has it. */
export function createPrice(account: Account, fields: NewPrice, metadata: Stripe.Metadata): Price {
  const { state } = account;
  if (!state.products[fields.product])
    throw noSuchReferenceError('product', 'product', fields.product);
  freeLookupKeyForNewPrice(account, fields.lookup_key, fields.transfer_lookup_key);
  const price: Price = {
    id: account.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata,
    nickname: fields.nickname ?? null,
    product: fields.product,
    recurring: {
      interval: fields.recurring.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
  };
  state.prices[price.id] = price;
  return price;
}

/**
 * Makes a lookup key free for a new price. If a price already has the key, removes the key from this price if
 * `isTransferred` is set, and throws otherwise.
 */
export function freeLookupKeyForNewPrice(
  { state }: Account,
  key: string | undefined,
  isTransferred: boolean | undefined,
): void {
  const owner = Object.values(state.prices).find(({ lookup_key: it }) => it === key);
  if (key === undefined || !owner) return;
  if (isTransferred !== true)
    throw invalidParameterError(
      'lookup_key',
      `A price (\`${owner.id}\`) already uses that lookup key.`,
    );
  owner.lookup_key = null;
}

/** Returns the active price with this lookup key. */
export function priceWithKey({ state }: Account, key: string): Price {
  const price = Object.values(state.prices).find((it) => it.active && it.lookup_key === key);
  if (!price) throw new Error(`No active price has the lookup key '${key}'.`);
  return price;
}
