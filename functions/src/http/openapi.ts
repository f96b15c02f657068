import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { ERROR_STATUS, errorAnswerSchema } from '@contract/schemas/error';
import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY } from './idempotency-key';
import { sharingHeaders } from './sharing-headers';

type Json = Record<string, unknown>;

const SESSION_SCHEME = 'session';

/** OpenAPI 3.1 reads JSON Schema 2020-12, which is what zod writes. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete written['$schema'];
  return written;
}

function objectSchema(schema: z.ZodMiniType): { properties: Json; required: readonly string[] } {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return { properties: properties as Json, required: required as string[] };
}

function parametersOf({ input, idempotent }: Endpoint): Json[] {
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
  if (!idempotent) return parameters;
  return [...parameters, { $ref: '#/components/parameters/IdempotencyKey' }];
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
  if (input.file)
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: multipartSchema(input) } },
      },
    };
  if (!input.body) return {};
  const schema = jsonSchema(input.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function successOf(endpoint: Endpoint): Json {
  const { output } = endpoint;
  if (output.status === 204) return { 204: { description: 'Done' } };
  if (output.status === 302) {
    const location = { description: 'Where to go', schema: { type: 'string' } };
    return { 302: { description: 'Go elsewhere', headers: { Location: location } } };
  }
  const schema = jsonSchema(output.schema, 'output');
  const content = { 'application/json': { schema } };
  const headers = Object.entries(sharingHeaders(endpoint)).map(([name, value]) => [
    name,
    { description: 'How long anybody may keep it', schema: { const: value } },
  ]);
  const shared = headers.length > 0 && { headers: Object.fromEntries(headers) as Json };
  return { [output.status]: { description: 'Done', content, ...shared } };
}

/** Empty for who may call without a session; where one makes a difference, either will do. */
function securityOf({ auth, errors }: Endpoint): Json[] {
  const session = { [SESSION_SCHEME]: [] };
  if (auth !== 'none') return [session];
  return errors.includes('sign_in_required') ? [{}, session] : [];
}

/** Beside its own errors: bad input, rights, a foreign origin, and what nobody foresaw. */
function errorsOf({ errors, auth, method }: Endpoint): Json {
  const statuses = new Set([400, 500, ...errors.map((code) => ERROR_STATUS[code])]);
  if (auth !== 'none') statuses.add(401).add(503);
  if (auth === 'premium' || auth === 'admin' || method !== 'GET') statuses.add(403);
  if (method !== 'GET') statuses.add(413).add(415);
  const answer = { $ref: '#/components/responses/Error' };
  return Object.fromEntries([...statuses].sort((a, b) => a - b).map((it) => [it, answer]));
}

function operationOf(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
    security: securityOf(endpoint),
  };
}

const components = {
  securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: '__session' } },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key again answers the first result and makes nothing new.',
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    },
  },
  responses: {
    Error: {
      description: 'Refused or failed; `message` is a sentence for people',
      content: { 'application/json': { schema: jsonSchema(errorAnswerSchema, 'output') } },
    },
  },
};

/** The table of endpoints as an OpenAPI 3.1 document. */
export function describeApi(endpoints: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(name, endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'BoloBoard', version: '1.1.0' },
    paths,
    components,
  };
}
