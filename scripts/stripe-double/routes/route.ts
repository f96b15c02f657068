import type * as z from 'zod/mini';
import type { Account } from '../account';
import type { Form } from '../forms';
import { readParams } from '../params';

/** A call of Stripe's API. `:id` in the path stands for the id of an object. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly respond: (account: Account, id: string, form: Form) => object;
}

/** Defines a call with its parameters. */
export function defineRoute<Shape extends z.core.$ZodLooseShape>(
  method: Route['method'],
  path: string,
  shape: Shape,
  respond: (
    account: Account,
    params: z.infer<z.ZodMiniObject<Shape, z.core.$strict>>,
    id: string,
  ) => object,
): Route {
  return {
    method,
    path,
    respond: (account, id, form) => respond(account, readParams(shape, form), id),
  };
}

/** Returns the metadata of an object after an update. A key whose new value is an empty text is deleted. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  update: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...update }).filter(([, value]) => value !== ''),
  );
}
