import * as z from 'zod/mini';
import { createCheckoutSession, expireCheckoutSession, checkoutSessionOf } from '../checkout';
import { checkoutLineItems } from '../line-items';
import { paginatedList, matchesParam } from '../lists';
import {
  booleanParam,
  listParams,
  optionalParam,
  metadataParam,
  textParam,
  wholeNumberParam,
} from '../params';
import { type Route, defineRoute } from './route';

const newSessionParams = {
  mode: z.literal('subscription'),
  customer: textParam,
  line_items: z.tuple([z.strictObject({ price: textParam, quantity: z.literal('1') })]),
  success_url: textParam,
  cancel_url: optionalParam(textParam),
  client_reference_id: optionalParam(textParam),
  expires_at: optionalParam(wholeNumberParam),
  allow_promotion_codes: optionalParam(booleanParam),
  subscription_data: optionalParam(
    z.strictObject({ trial_period_days: optionalParam(wholeNumberParam), ...metadataParam }),
  ),
  ...metadataParam,
};

export const checkoutRoutes: readonly Route[] = [
  defineRoute('POST', '/v1/checkout/sessions', newSessionParams, (account, params) => {
    const { line_items: lines, subscription_data: data, metadata, ...create } = params;
    return createCheckoutSession(account, {
      ...create,
      metadata: metadata ?? {},
      order: {
        price: lines[0].price,
        trialDays: data?.trial_period_days ?? 0,
        metadata: data?.metadata ?? {},
      },
    });
  }),
  defineRoute(
    'GET',
    '/v1/checkout/sessions',
    {
      customer: optionalParam(textParam),
      subscription: optionalParam(textParam),
      status: optionalParam(z.enum(['open', 'complete', 'expired'])),
      ...listParams,
    },
    ({ state }, params) => {
      const sessions = Object.values(state.checkoutSessions).filter(
        (it) =>
          matchesParam(it.customer, params.customer) &&
          matchesParam(it.subscription, params.subscription) &&
          matchesParam<string | null>(it.status, params.status),
      );
      return paginatedList('/v1/checkout/sessions', sessions, params);
    },
  ),
  defineRoute('GET', '/v1/checkout/sessions/:id', {}, (account, _, id) =>
    checkoutSessionOf(account, id),
  ),
  defineRoute('GET', '/v1/checkout/sessions/:id/line_items', listParams, (account, _, id) =>
    checkoutLineItems(account, checkoutSessionOf(account, id).id),
  ),
  defineRoute('POST', '/v1/checkout/sessions/:id/expire', {}, (account, _, id) => {
    const session = checkoutSessionOf(account, id);
    expireCheckoutSession(account, session);
    return session;
  }),
];
