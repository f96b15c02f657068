import * as z from 'zod/mini';
import type { Account } from '../account';
import { noSuchObjectError } from '../api-error';
import { isInRange, paginatedList, matchesParam } from '../lists';
import {
  createdParam,
  booleanParam,
  listParams,
  optionalParam,
  metadataParam,
  textParam,
} from '../params';
import type { WebhookEndpoint } from '../stored';
import { createWebhookEndpoint } from '../webhook-endpoints';
import { mergeMetadata, type Route, defineRoute } from './route';

function endpointOf({ state }: Account, id: string): WebhookEndpoint {
  const endpoint = state.webhookEndpoints[id];
  if (!endpoint) throw noSuchObjectError('webhook_endpoint', id);
  return endpoint;
}

const endpointRoutes: readonly Route[] = [
  defineRoute(
    'POST',
    '/v1/webhook_endpoints',
    {
      url: textParam,
      enabled_events: z.array(textParam),
      api_version: optionalParam(textParam),
      description: optionalParam(textParam),
      ...metadataParam,
    },
    (account, { metadata, ...fields }) => ({
      ...createWebhookEndpoint(account, fields, metadata ?? {}),
      // Adds the secret, which Stripe returns only when the endpoint is created.
      secret: account.secret,
    }),
  ),
  defineRoute('GET', '/v1/webhook_endpoints', listParams, ({ state }, params) =>
    paginatedList('/v1/webhook_endpoints', Object.values(state.webhookEndpoints), params),
  ),
  defineRoute('GET', '/v1/webhook_endpoints/:id', {}, (account, _, id) => endpointOf(account, id)),
  defineRoute(
    'POST',
    '/v1/webhook_endpoints/:id',
    {
      url: optionalParam(textParam),
      enabled_events: optionalParam(z.array(textParam)),
      description: optionalParam(textParam),
      disabled: optionalParam(booleanParam),
      ...metadataParam,
    },
    (account, params, id) => {
      const endpoint = endpointOf(account, id);
      const isDisabled = params.disabled ?? endpoint.status === 'disabled';
      return Object.assign(endpoint, {
        url: params.url ?? endpoint.url,
        enabled_events: params.enabled_events ?? endpoint.enabled_events,
        description: params.description ?? endpoint.description,
        status: isDisabled ? 'disabled' : 'enabled',
        metadata: mergeMetadata(endpoint.metadata, params.metadata),
      });
    },
  ),
  defineRoute('DELETE', '/v1/webhook_endpoints/:id', {}, (account, _, id) => {
    endpointOf(account, id);
    const { [id]: removed, ...others } = account.state.webhookEndpoints;
    account.state.webhookEndpoints = others;
    return { id: removed?.id, object: 'webhook_endpoint', deleted: true };
  }),
];

export const webhookRoutes: readonly Route[] = [
  ...endpointRoutes,
  defineRoute(
    'GET',
    '/v1/events',
    {
      type: optionalParam(textParam),
      types: optionalParam(z.array(textParam)),
      ...createdParam,
      ...listParams,
    },
    ({ state }, params) => {
      const events = Object.values(state.events).filter(
        ({ type, created }) =>
          matchesParam(type, params.type) &&
          (params.types?.includes(type) ?? true) &&
          isInRange(created, params.created),
      );
      return paginatedList('/v1/events', events, params);
    },
  ),
  defineRoute('GET', '/v1/events/:id', {}, ({ state }, _, id) => {
    const event = state.events[id];
    if (!event) throw noSuchObjectError('event', id);
    return event;
  }),
];
