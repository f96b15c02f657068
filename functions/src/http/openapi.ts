import type { Endpoint, EndpointTable } from '@contract/endpoints/define-endpoint';
import { refusesSuspended } from '@contract/rules/call-rights';
import { VERSION } from '../lib/version';
import { responseComponents, responsesOf } from './openapi-answers';
import { parameterComponents, parametersOf, requestBodyOf } from './openapi-request';
import type { Json } from './openapi-schema';

const SESSION_SCHEME = 'session';

const NOT_WHILE_SUSPENDED = "Suspended members get a 403 with the code 'suspended'.";

/** One of the listed schemes is enough. `{}` allows a call without a session. */
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
    ...(refusesSuspended(endpoint) && { description: NOT_WHILE_SUSPENDED }),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
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
