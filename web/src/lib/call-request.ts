import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { definedEntries } from '@contract/rules/call-url';

/** The input of any call, without the types of the contract. */
export interface UntypedInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly file?: Blob | undefined;
  readonly ifMatch?: string | undefined;
}

export function requestBodyFor(
  endpoint: Endpoint,
  { body, file }: UntypedInput,
): string | FormData | undefined {
  if (endpoint.input.file === undefined) return body && JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of definedEntries(body ?? {})) form.append(key, value);
  if (file) form.append(endpoint.input.file.field, file);
  return form;
}

/** Returns the wait that a `Retry-After` header requests, in milliseconds. Undefined if there is no header. */
export const retryAfterMs = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined;
