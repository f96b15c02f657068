import * as z from 'zod/mini';
import { noSuchReferenceError } from '../api-error';
import { isInRange, paginatedList, matchesParam } from '../lists';
import {
  createdParam,
  booleanParam,
  listParams,
  optionalParam,
  metadataParam,
  textParam,
} from '../params';
import type { Account } from '../account';
import type { Subscription } from '../stored';
import {
  cancelAtPeriodEnd,
  cancelNow,
  isEnded,
  undoPlannedCancellation,
  subscriptionOf,
} from '../subscriptions';
import { mergeMetadata, type Route, defineRoute } from './route';

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

const filters = {
  customer: optionalParam(textParam),
  price: optionalParam(textParam),
  status: optionalParam(z.enum([...STATUSES, 'all', 'ended'])),
  ...createdParam,
};

/**
 * Returns whether the list of subscriptions contains this one. It contains subscriptions with the status that the
 * parameter `status` names. Without the parameter, it contains all subscriptions that are not canceled. The parameter
 * can also be 'all', or 'ended' for canceled and expired subscriptions.
 */
function hasStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

function listed(
  { state }: Account,
  params: z.infer<z.ZodMiniObject<typeof filters>>,
): Subscription[] {
  if (params.customer !== undefined && !state.customers[params.customer])
    throw noSuchReferenceError('customer', 'customer', params.customer);
  return Object.values(state.subscriptions).filter(
    (it) =>
      matchesParam(it.customer, params.customer) &&
      matchesParam(it.items.data[0]?.price.id, params.price) &&
      hasStatus(it, params.status) &&
      isInRange(it.created, params.created),
  );
}

export const subscriptionRoutes: readonly Route[] = [
  defineRoute('GET', '/v1/subscriptions', { ...filters, ...listParams }, (account, params) =>
    paginatedList('/v1/subscriptions', listed(account, params), params),
  ),
  defineRoute('GET', '/v1/subscriptions/:id', {}, (account, _, id) => subscriptionOf(account, id)),
  defineRoute(
    'POST',
    '/v1/subscriptions/:id',
    { cancel_at_period_end: optionalParam(booleanParam), ...metadataParam },
    (account, params, id) => {
      const subscription = subscriptionOf(account, id);
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
      if (params.cancel_at_period_end === true && !isEnded(subscription))
        cancelAtPeriodEnd(account, subscription, 'api');
      if (params.cancel_at_period_end === false && !isEnded(subscription))
        undoPlannedCancellation(account, subscription);
      return subscription;
    },
  ),
  defineRoute(
    'DELETE',
    '/v1/subscriptions/:id',
    { invoice_now: optionalParam(booleanParam), prorate: optionalParam(booleanParam) },
    (account, _, id) => {
      const subscription = subscriptionOf(account, id);
      cancelNow(account, subscription);
      return subscription;
    },
  ),
];
