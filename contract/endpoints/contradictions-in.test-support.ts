import * as z from 'zod/mini';
import type { Endpoint, RateLimit } from './define-endpoint';

/** What a row says that cannot be true together, or that the server would not do. Empty if nothing. */
export function contradictionsIn(endpoint: Endpoint): string[] {
  const checks = [...webhookChecks(endpoint), ...stateChecks(endpoint), ...fileChecks(endpoint)];
  const found = checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
  return [...found, ...(endpoint.rateLimits ?? []).flatMap((it) => limitProblems(endpoint, it))];
}

type Check = readonly [isWrong: boolean, message: string];

function webhookChecks({ method, auth, input, idempotent }: Endpoint): Check[] {
  const { rawBody } = input;
  if (!rawBody) return [];
  const isHeaderName = /^[a-z0-9-]+$/.test(rawBody.signatureHeader);
  return [
    [method !== 'POST', 'A webhook is a POST.'],
    [auth !== 'none', 'A webhook has no session, so its auth is none.'],
    [Boolean(input.body ?? input.file), 'A raw body is the only body.'],
    [Boolean(input.ifMatch ?? idempotent), 'A sender of webhooks sends no header of ours.'],
    [!isHeaderName, 'A signature header is written in lower case.'],
    [!isCount(rawBody.maxBytes), 'The size of a raw body is a whole number.'],
  ];
}

function stateChecks({ method, input, output, errors }: Endpoint): Check[] {
  if (!input.ifMatch) return [];
  const tagged = output.status === 204 || ('schema' in output && output.etag === true);
  return [
    [method === 'GET', 'Only a change names the state that it changes.'],
    [!errors.includes('conflict'), 'A call with If-Match lists the error conflict.'],
    [!tagged, 'A call with If-Match answers 204, or the new state with its entity tag.'],
  ];
}

function fileChecks({ input, output }: Endpoint): Check[] {
  if (!('content' in output)) return [];
  const isText = output.content.type.startsWith('text/');
  const hasCharset = output.content.type.endsWith('; charset=utf-8');
  return [
    [input.file !== undefined, 'An upload is answered with JSON.'],
    [isText && !hasCharset, 'Text says that it is UTF-8.'],
  ];
}

function limitProblems({ auth, input, rateLimits = [] }: Endpoint, limit: RateLimit): string[] {
  const { max, per, windowSeconds } = limit;
  const same = rateLimits.filter((it) => it.per === per && it.windowSeconds === windowSeconds);
  const checks: Check[] = [
    [!isCount(max) || !isCount(windowSeconds), 'A rate limit counts in whole numbers.'],
    [per === 'account' && auth === 'none', 'A limit for each account needs a signed-in caller.'],
    [
      per === 'email' && !hasField(input.body, 'email'),
      'A limit for each e-mail needs body.email.',
    ],
    [same.length > 1, 'Two rate limits are about the same window.'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

function hasField(schema: Endpoint['input']['body'], name: string): boolean {
  if (!schema) return false;
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties !== undefined && name in properties;
}
