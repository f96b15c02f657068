import * as z from 'zod/mini';
import { ApiError } from './api-error';
import type { Form } from './forms';

export const textParam = z.string().check(z.minLength(1));
export const wholeNumberParam = z.coerce.number().check(z.int());
export const booleanParam = z.stringbool({ truthy: ['true'], falsy: ['false'] });
/** The parameter `metadata` of a request that updates an object. An empty text deletes the key. */
const metadata = z.record(z.string(), z.string());

export const optionalParam = z.optional;

export const metadataParam = { metadata: optionalParam(metadata) };

/** Parameters that every request may have. */
const common = { expand: optionalParam(z.array(textParam)) };

const range = z.union([
  wholeNumberParam,
  z.strictObject({
    gt: optionalParam(wholeNumberParam),
    gte: optionalParam(wholeNumberParam),
    lt: optionalParam(wholeNumberParam),
    lte: optionalParam(wholeNumberParam),
  }),
]);

export type TimeRange = z.infer<typeof range>;

/** Parameters of every list. */
export const listParams = {
  limit: optionalParam(wholeNumberParam.check(z.minimum(1), z.maximum(100))),
  starting_after: optionalParam(textParam),
  ending_before: optionalParam(textParam),
};

export const createdParam = { created: optionalParam(range) };

/** Parses the parameters of a request. For a wrong or unknown parameter, throws the same error as Stripe. */
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
