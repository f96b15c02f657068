import * as z from 'zod/mini';
import { ApiError } from './api-error';
import type { Form } from './forms';

export const text = z.string().check(z.minLength(1));
export const whole = z.coerce.number().check(z.int());
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
/** Metadata of an update. An empty text deletes a value. */
const metadata = z.record(z.string(), z.string());

/** Makes a parameter optional. */
export const maybe = z.optional;

export const metadataParam = { metadata: maybe(metadata) };

/** Parameters that every request may have. */
const common = { expand: maybe(z.array(text)) };

const range = z.union([
  whole,
  z.strictObject({ gt: maybe(whole), gte: maybe(whole), lt: maybe(whole), lte: maybe(whole) }),
]);

export type Range = z.infer<typeof range>;

/** Parameters of every list. */
export const listParams = {
  limit: maybe(whole.check(z.minimum(1), z.maximum(100))),
  starting_after: maybe(text),
  ending_before: maybe(text),
};

export const createdParam = { created: maybe(range) };

/** Parses the parameters of a request. Throws the same errors as Stripe, also for an unknown parameter. */
export function readParams<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  form: Form,
): z.infer<z.ZodMiniObject<Shape, z.core.$strict>> {
  const result = z.strictObject({ ...shape, ...common }).safeParse(form);
  if (result.success) return result.data as z.infer<z.ZodMiniObject<Shape, z.core.$strict>>;
  throw parameterError(result.error.issues[0]);
}

const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  [String(first), ...rest.map((key) => `[${String(key)}]`)].join('');

function parameterError(issue: z.core.$ZodIssue | undefined): ApiError {
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, ...issue.keys.slice(0, 1)]);
    const message = `Received unknown parameter: ${param} (the local Stripe does not know it)`;
    return new ApiError(400, message, { param, code: 'parameter_unknown' });
  }
  const param = nameOf(path);
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  const message = isMissing
    ? `Missing required param: ${param}.`
    : `Invalid value for ${param}: ${issue?.message ?? ''}`;
  return new ApiError(400, message, { param, ...(isMissing ? { code: 'parameter_missing' } : {}) });
}
