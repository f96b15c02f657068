import * as z from 'zod/mini';
import { ERROR_STATUS } from '../schemas/error';
import type { Endpoint, EndpointInput, RateLimit } from './define-endpoint';

export function contradictionsIn(endpoint: Endpoint): string[] {
  const checks = [
    ...webhookChecks(endpoint),
    ...stateChecks(endpoint),
    ...fileChecks(endpoint),
    ...versionChecks(endpoint),
    ...sharingChecks(endpoint),
    ...bodyChecks(endpoint),
    ...queueChecks(endpoint),
    ...keyChecks(endpoint),
    ...cacheChecks(endpoint),
  ];
  const found = checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
  return [...found, ...(endpoint.rateLimits ?? []).flatMap((it) => limitProblems(endpoint, it))];
}

type Check = readonly [isWrong: boolean, message: string];

function bodyChecks({ auth, anonymous, input, path, secretPath }: Endpoint): Check[] {
  const { body, file, maxBodyBytes } = input;
  return [
    [secretPath === true && !path.includes('/:'), 'A secret path must have parameters.'],
    [/:(?:token|secret)\b/.test(path) && !secretPath, 'A token in a path needs secretPath.'],
    [anonymous === true && auth !== 'none', 'An anonymous call must have auth none.'],
    [maxBodyBytes !== undefined && (!body || Boolean(file)), 'Only a JSON body has maxBodyBytes.'],
  ];
}

function webhookChecks({ method, auth, input, idempotent }: Endpoint): Check[] {
  const { rawBody } = input;
  if (!rawBody) return [];
  const isHeaderName = /^[a-z0-9-]+$/.test(rawBody.signatureHeader);
  return [
    [method !== 'POST', 'A webhook must be a POST.'],
    [auth !== 'none', 'A webhook must have auth none.'],
    [Boolean(input.body ?? input.file), 'A raw body cannot be combined with body or file.'],
    [Boolean(input.ifMatch ?? idempotent), 'A webhook cannot use ifMatch or idempotent.'],
    [!isHeaderName, 'A signature header must be in lower case.'],
    [!isCount(rawBody.maxBytes), 'The size limit of a raw body must be a positive integer.'],
  ];
}

function stateChecks({ method, input, output, errors }: Endpoint): Check[] {
  if (!input.ifMatch) return [];
  const tagged = output.status === 204 || ('schema' in output && output.etag === true);
  return [
    [method === 'GET', 'A GET cannot use ifMatch.'],
    [!errors.includes('conflict'), 'A call with ifMatch must list the error conflict.'],
    [!tagged, 'A call with ifMatch must return 204 or an ETag.'],
  ];
}

function versionChecks({ method, itemsVersion, sharedForSeconds }: Endpoint): Check[] {
  const isPrivateRead = method === 'GET' && sharedForSeconds === undefined;
  return [
    [itemsVersion === 'returned' && method === 'GET', 'A GET cannot return an items version.'],
    [
      itemsVersion === 'awaited' && !isPrivateRead,
      'Only a private GET can await an items version.',
    ],
  ];
}

function fileChecks({ input, output }: Endpoint): Check[] {
  if (!('content' in output)) return [];
  const isText = output.content.type.startsWith('text/');
  const hasCharset = output.content.type.endsWith('; charset=utf-8');
  return [
    [input.file !== undefined, 'A call with a file must return JSON.'],
    [isText && !hasCharset, 'A text content type must end with charset=utf-8.'],
  ];
}

function sharingChecks({ sharedForSeconds, notSharedWith, input }: Endpoint): Check[] {
  if (notSharedWith === undefined) return [];
  return [
    [sharedForSeconds === undefined, 'Only a shared response can have notSharedWith.'],
    [!hasField(input.query, notSharedWith), 'notSharedWith must name a query parameter.'],
  ];
}

function queueChecks({ queueable, method, auth, idempotent, input }: Endpoint): Check[] {
  if (!queueable) return [];
  const setsOneState =
    method === 'PUT' || method === 'DELETE' || (method === 'PATCH' && !input.body);
  const isRepeatable = idempotent ?? setsOneState;
  return [
    [
      !isRepeatable,
      'A queueable call must be idempotent, a PUT, a DELETE or a PATCH without a body.',
    ],
    [auth === 'none', 'A queueable call requires sign-in.'],
    [Boolean(input.ifMatch), 'A queueable call cannot use ifMatch.'],
  ];
}

/**
 * Requires that an idempotent call with a body lists an error with status 409. The server returns this error if a
 * request repeats an `Idempotency-Key` with a different body.
 */
function keyChecks({ idempotent, input, errors }: Endpoint): Check[] {
  const hasConflict = errors.some((code) => ERROR_STATUS[code] === 409);
  return [
    [
      idempotent === true && input.body !== undefined && !hasConflict,
      'An idempotent call with a body must list an error with status 409.',
    ],
  ];
}

function cacheChecks({ method, output, reads, changes, savedOffline }: Endpoint): Check[] {
  const isCacheable = method === 'GET' && 'schema' in output;
  return [
    [reads !== undefined && !isCacheable, 'Only a GET with JSON reads cache tags.'],
    [changes !== undefined && method === 'GET', 'A GET cannot change cache tags.'],
    [changes?.length === 0, 'A call that changes nothing cached has no list of changes.'],
    [
      savedOffline === true && reads === undefined,
      'A response that is saved must read cache tags.',
    ],
  ];
}

function limitProblems({ auth, input, rateLimits = [] }: Endpoint, limit: RateLimit): string[] {
  const { max, per, windowSeconds, plan, onlyNewMembers } = limit;
  const hasEmail = hasField(input.body, 'email') || onlyNewMembers;
  const same = rateLimits.filter((it) => haveSameCounter(it, limit));
  const hasAccount = auth !== 'none' || plan !== undefined || hasField(input.body, 'idToken');
  const checks: Check[] = [
    [!isCount(max) || !isCount(windowSeconds), 'A rate limit must use positive integers.'],
    [per === 'account' && !hasAccount, 'A limit per account requires sign-in.'],
    [per === 'email' && !hasEmail, 'A limit per email requires body.email.'],
    [plan === 'visitor' && per === 'account', 'A limit for visitors cannot be per account.'],
    [isOfMembers(limit) && per !== 'account', 'A limit for a plan must be per account.'],
    [same.length > 1, 'Two rate limits have the same window.'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

const isOfMembers = ({ plan }: RateLimit) => plan === 'free' || plan === 'premium';

/**
 * Returns true if two rate limits would use the same counter: they count by the same key (`per`), in windows of the
 * same length, and at least one plan is subject to both of them.
 */
function haveSameCounter(a: RateLimit, b: RateLimit): boolean {
  const samePlan = a.plan === undefined || b.plan === undefined || a.plan === b.plan;
  return samePlan && a.per === b.per && a.windowSeconds === b.windowSeconds;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

function hasField(schema: EndpointInput['body'], name: string): boolean {
  if (!schema) return false;
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties !== undefined && name in properties;
}
