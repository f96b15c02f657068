import * as z from 'zod/mini';

/** Every error code with its HTTP status. Codes never change. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  cross_origin: 403,
  username_required: 403,
  quota_exhausted: 403,
  sign_in_required: 403,
  suspended: 403,
  premium_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_reported: 409,
  email_taken: 409,
  username_taken: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  precondition_required: 428,
  too_many_requests: 429,
  recognitions_exhausted: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const IDEMPOTENCY_MESSAGES = {
  /** The message of 'key_reused': an earlier request with the same `Idempotency-Key` had another body. */
  reused: 'An earlier version of this was already sent.',
} as const;

/** One invalid field: its path, such as `['body', 'title']`, and the message to show. */
export const inputIssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type InputIssue = z.infer<typeof inputIssueSchema>;

export const errorResponseSchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  issues: z.optional(z.array(inputIssueSchema)),
  /**
   * In a 409 of a call with `If-Match`: the current state. In a response with the code 'key_reused': the result of the
   * first request. It has the format of a successful response. All other errors lack this field.
   */
  current: z.optional(z.unknown()),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
