import * as z from 'zod/mini';
import { noSuchObjectError } from '../api-error';
import { invoiceOf } from '../invoices';
import { isInRange, paginatedList, matchesParam } from '../lists';
import {
  createdParam,
  listParams,
  optionalParam,
  metadataParam,
  textParam,
  wholeNumberParam,
} from '../params';
import { createRefund } from '../refunds';
import { disputeOf } from '../disputes';
import { type Route, defineRoute } from './route';

const invoiceRoutes: readonly Route[] = [
  defineRoute(
    'GET',
    '/v1/invoices',
    {
      customer: optionalParam(textParam),
      subscription: optionalParam(textParam),
      status: optionalParam(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
      ...createdParam,
      ...listParams,
    },
    ({ state }, params) => {
      const invoices = Object.values(state.invoices).filter(
        (it) =>
          matchesParam(it.customer, params.customer) &&
          matchesParam(it.parent.subscription_details.subscription, params.subscription) &&
          matchesParam<string | null>(it.status, params.status) &&
          isInRange(it.created, params.created),
      );
      return paginatedList('/v1/invoices', invoices, params);
    },
  ),
  defineRoute('GET', '/v1/invoices/:id', {}, (account, _, id) => invoiceOf(account, id)),
  defineRoute(
    'GET',
    '/v1/invoice_payments',
    {
      invoice: optionalParam(textParam),
      status: optionalParam(z.enum(['open', 'paid', 'canceled'])),
      ...listParams,
    },
    ({ state }, params) => {
      const payments = Object.values(state.invoicePayments).filter(
        (it) => matchesParam(it.invoice, params.invoice) && matchesParam(it.status, params.status),
      );
      return paginatedList('/v1/invoice_payments', payments, params);
    },
  ),
];

const ofPayment = { charge: optionalParam(textParam), payment_intent: optionalParam(textParam) };

const isOfPayment = (
  it: { charge: string | null; payment_intent: string | null },
  params: z.infer<z.ZodMiniObject<typeof ofPayment>>,
): boolean =>
  matchesParam(it.charge, params.charge) && matchesParam(it.payment_intent, params.payment_intent);

const chargeRoutes: readonly Route[] = [
  defineRoute('GET', '/v1/payment_intents/:id', {}, ({ state }, _, id) => {
    const intent = state.paymentIntents[id];
    if (!intent) throw noSuchObjectError('payment_intent', id);
    return intent;
  }),
  defineRoute(
    'GET',
    '/v1/charges',
    {
      customer: optionalParam(textParam),
      payment_intent: optionalParam(textParam),
      ...createdParam,
      ...listParams,
    },
    ({ state }, params) => {
      const charges = Object.values(state.charges).filter(
        (it) =>
          matchesParam(it.customer, params.customer) &&
          matchesParam(it.payment_intent, params.payment_intent) &&
          isInRange(it.created, params.created),
      );
      return paginatedList('/v1/charges', charges, params);
    },
  ),
  defineRoute('GET', '/v1/charges/:id', {}, ({ state }, _, id) => {
    const charge = state.charges[id];
    if (!charge) throw noSuchObjectError('charge', id);
    return charge;
  }),
];

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

const refundRoutes: readonly Route[] = [
  defineRoute(
    'POST',
    '/v1/refunds',
    {
      ...ofPayment,
      amount: optionalParam(wholeNumberParam),
      reason: optionalParam(z.enum(REASONS)),
      ...metadataParam,
    },
    (account, { metadata, ...create }) => createRefund(account, create, metadata ?? {}),
  ),
  defineRoute('GET', '/v1/refunds', { ...ofPayment, ...listParams }, ({ state }, params) =>
    paginatedList(
      '/v1/refunds',
      Object.values(state.refunds).filter((it) => isOfPayment(it, params)),
      params,
    ),
  ),
  defineRoute('GET', '/v1/disputes', { ...ofPayment, ...listParams }, ({ state }, params) =>
    paginatedList(
      '/v1/disputes',
      Object.values(state.disputes).filter((it) => isOfPayment(it, params)),
      params,
    ),
  ),
  defineRoute('GET', '/v1/disputes/:id', {}, (account, _, id) => disputeOf(account, id)),
];

export const paymentRoutes: readonly Route[] = [...invoiceRoutes, ...chargeRoutes, ...refundRoutes];
