import type { Endpoint, EndpointTable } from '@contract/endpoints/define-endpoint';
import { rejectsSuspendedMembers } from '@contract/rules/call-rights';
import { ITEMS_VERSION_HEADER, itemsVersionSchema } from '@contract/schemas/items-version';
import type * as z from 'zod/mini';
import { VERSION } from '../lib/version';
import { ENTITY_TAG_PATTERN } from './entity-tag';
import { IDEMPOTENCY_KEY_PATTERN } from './guard';
import { responseComponents, openapiResponsesOf } from './openapi-responses';
import { type Json, jsonSchema } from './openapi-schema';

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string', pattern: `^"${ENTITY_TAG_PATTERN.source.slice(1, -1)}"$` },
};

const parameterComponents = {
  ItemsVersion: {
    name: ITEMS_VERSION_HEADER,
    in: 'header',
    required: false,
    description: 'The version that a change returned. The response contains that change.',
    schema: jsonSchema(itemsVersionSchema, 'input'),
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A request with the same key returns the first result and creates nothing new.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
  },
  IfMatch: {
    ...ifMatch,
    required: true,
    description: 'The ETag of the state to change, in double quotes.',
  },
  OptionalIfMatch: {
    ...ifMatch,
    required: false,
    description:
      'The ETag of the state to change, in double quotes. Without it, any state changes.',
  },
};

function objectSchema(schema: z.ZodMiniType): { properties: Json; required: readonly string[] } {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return { properties: properties as Json, required: required as string[] };
}

function parametersOf({ input, idempotent, itemsVersion }: Endpoint): Json[] {
  const parameters = (['params', 'query'] as const).flatMap((part) => {
    const schema = input[part];
    if (!schema) return [];
    const { properties, required } = objectSchema(schema);
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
  return [
    ...parameters,
    ...(input.rawBody ? [signatureParameter(input.rawBody.signatureHeader)] : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(itemsVersion === 'awaited' ? [{ $ref: '#/components/parameters/ItemsVersion' }] : []),
    ...ifMatchParameter(input),
  ];
}

function ifMatchParameter({ ifMatch }: Endpoint['input']): Json[] {
  if (ifMatch === undefined) return [];
  const name = ifMatch === true ? 'IfMatch' : 'OptionalIfMatch';
  return [{ $ref: `#/components/parameters/${name}` }];
}

function signatureParameter(name: string): Json {
  const description = 'Signature of the request body.';
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

function multipartSchema({ body, file }: Endpoint['input']): Json {
  const { properties, required } = body ? objectSchema(body) : { properties: {}, required: [] };
  if (!file) return { type: 'object', properties, required };
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    type: 'object',
    properties: { ...properties, [file.field]: binary },
    required: [...required, file.field],
    additionalProperties: false,
  };
}

function requestBodyOf({ input }: Endpoint): Json {
  const content = contentOf(input);
  return content ? { requestBody: { required: true, content } } : {};
}

function contentOf(input: Endpoint['input']): Json | null {
  if (input.rawBody)
    return { '*/*': { schema: { description: `At most ${input.rawBody.maxBytes} bytes` } } };
  if (input.file) return { 'multipart/form-data': { schema: multipartSchema(input) } };
  if (!input.body) return null;
  return { 'application/json': { schema: jsonSchema(input.body, 'input') } };
}

const SESSION_SCHEME = 'session';

const NOT_WHILE_SUSPENDED = "Suspended members get a 403 with the code 'suspended'.";

/**
 * Returns the security schemes of an endpoint. A call must satisfy one of them. `{}` stands for a call without a
 * session.
 */
function securityOf({ auth, errors }: Endpoint): Json[] {
  const session = { [SESSION_SCHEME]: [] };
  if (auth !== 'none') return [session];
  return errors.includes('sign_in_required') ? [{}, session] : [];
}

function operationOf(name: string, endpoint: Endpoint): Json {
  const { summary, rateLimits } = endpoint;
  return {
    operationId: name,
    summary,
    ...(rejectsSuspendedMembers(endpoint) && { description: NOT_WHILE_SUSPENDED }),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: openapiResponsesOf(endpoint),
    security: securityOf(endpoint),
    ...(rateLimits && { 'x-rateLimits': rateLimits }),
  };
}

const components = {
  securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: '__session' } },
  parameters: parameterComponents,
  responses: responseComponents,
};

export function describeApi(endpoints: EndpointTable) {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(name, endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'BoloBoard', version: VERSION },
    paths,
    components,
  };
}
