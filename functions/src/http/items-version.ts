import type { Endpoint, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import { ITEMS_VERSION_HEADER, itemsVersionSchema } from '@contract/schemas/items-version';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { formatMicros, parseMicros } from '../domain/items/item-index/micros';
import { AppError } from '../lib/app-error';

/**
 * Returns the items version up to which the response must contain changes. Returns null if the request sends none, or
 * if the endpoint does not await one. Throws `bad_request` if the header is malformed.
 */
export function awaitedItemsVersion({ itemsVersion }: Endpoint, request: Request): Micros | null {
  const sent = request.get(ITEMS_VERSION_HEADER);
  if (itemsVersion !== 'awaited' || sent === undefined) return null;
  const { success, data, error } = itemsVersionSchema.safeParse(sent);
  if (success) return parseMicros(data);
  const message = error.issues[0]?.message ?? '';
  const issues = [{ path: ['headers', ITEMS_VERSION_HEADER], message }];
  throw new AppError('bad_request', message, { issues });
}

const changeSchema = z.object({ output: z.unknown(), changedAt: z.int() });

/**
 * Separates the items version from a handler's output. Returns the rest of the output, and a header with the version.
 */
export function splitItemsVersion({ itemsVersion }: Endpoint, output: unknown) {
  if (itemsVersion !== 'returned') return { result: output, headers: {} };
  const change: ItemsChangeOutput<unknown> = changeSchema.parse(output);
  return {
    result: change.output,
    headers: { [ITEMS_VERSION_HEADER]: formatMicros(change.changedAt) },
  };
}
