import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { ERROR_STATUS, errorResponseSchema } from '@contract/schemas/error';
import { ITEMS_VERSION_HEADER, itemsVersionSchema } from '@contract/schemas/items-version';
import { NO_STORE_CACHE_CONTROL, sharedCachingHeaders } from './endpoint-request-handler';
import { type Json, jsonSchema } from './openapi-schema';

const HEADERS_TOO_LARGE = '431';

export const responseComponents = {
  Error: {
    description: 'The request failed. `message` is a text for users.',
    content: { 'application/json': { schema: jsonSchema(errorResponseSchema, 'output') } },
  },
  HeadersTooLarge: {
    description:
      'Address and headers exceed 16 KB. The HTTP parser answers before the app, without a body and without a request id.',
  },
};

const VERSION = {
  description: 'Version of the items, if any changed. Send it with a read to see the change.',
  schema: jsonSchema(itemsVersionSchema, 'output'),
};

export function openapiResponsesOf(endpoint: Endpoint): Json {
  return { ...successOf(endpoint), ...errorsOf(endpoint) };
}

function successOf(endpoint: Endpoint): Json {
  const { output } = endpoint;
  const headers = headersOf(endpoint);
  const shown = Object.keys(headers).length > 0 && { headers };
  if (output.status === 204) return { 204: { description: 'Success', ...shown } };
  if (output.status === 302) {
    const location = { description: 'Redirect target', schema: { type: 'string' } };
    return { 302: { description: 'Redirect', headers: { Location: location } } };
  }
  return { [output.status]: { description: 'Success', content: contentOf(output), ...shown } };
}

type WithBody = Exclude<Endpoint['output'], { readonly status: 204 | 302 }>;

function contentOf(output: WithBody): Json {
  if (!('content' in output))
    return { 'application/json': { schema: jsonSchema(output.schema, 'output') } };
  const { type } = output.content;
  if (type === 'application/json') return { [type]: { schema: { type: 'object' } } };
  return { [type]: { schema: { type: 'string', contentMediaType: type } } };
}

function headersOf(endpoint: Endpoint): Json {
  const { output } = endpoint;
  const shared = Object.entries(sharedCachingHeaders(endpoint)).map(([name, value]) => [
    name,
    {
      description: 'How long browsers and the CDN cache the response',
      schema: endpoint.notSharedWith ? { enum: [value, NO_STORE_CACHE_CONTROL] } : { const: value },
    },
  ]);
  const description =
    'Version of the state in the response. Send it in If-Match to change that state.';
  const tag = 'etag' in output && { ETag: { description, schema: { type: 'string' } } };
  const version = endpoint.itemsVersion === 'returned' && { [ITEMS_VERSION_HEADER]: VERSION };
  return { ...(Object.fromEntries(shared) as Json), ...tag, ...version };
}

/**
 * Returns all errors of an endpoint: its own, and those that the guard, the error handler and Node's HTTP parser can
 * cause.
 */
function errorsOf({ errors, auth, method, input, rateLimits }: Endpoint): Json {
  const statuses = new Set([400, 500, ...errors.map((code) => ERROR_STATUS[code])]);
  if (auth !== 'none') statuses.add(401).add(503);
  if (auth === 'premium' || auth === 'admin' || method !== 'GET') statuses.add(403);
  if (method !== 'GET') statuses.add(413).add(415);
  if (input.ifMatch === true) statuses.add(428);
  if (rateLimits) statuses.add(429);
  const errorResponse = { $ref: '#/components/responses/Error' };
  return {
    ...Object.fromEntries([...statuses].map((it) => [it, errorResponse])),
    [HEADERS_TOO_LARGE]: { $ref: '#/components/responses/HeadersTooLarge' },
  };
}
