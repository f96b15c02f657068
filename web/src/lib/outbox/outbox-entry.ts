import * as z from 'zod/mini';

const fields = z.optional(z.record(z.string(), z.unknown()));

/**
 * The states of a queued call:
 * - waiting: it is sent when the network is back, or at `retryAt`
 * - sign-in: it is sent when its member signs in again
 * - needs-decision: the member must decide about the result of a check, which `message` states
 * - limit-reached: the member's limit is used up; it is sent when the limit is over
 * - failed: the server has refused it for the reason in `message`
 */
const stateSchema = z.enum([
  'waiting',
  'sending',
  'sign-in',
  'needs-decision',
  'limit-reached',
  'failed',
]);

export const outboxEntrySchema = z.object({
  /** Also the idempotency key of the call. */
  id: z.string(),
  /** Only this member sees and sends the call. */
  memberId: z.string(),
  /** The name of a queueable call of the contract. */
  endpoint: z.string(),
  input: z.object({
    params: z.optional(z.record(z.string(), z.string())),
    query: fields,
    body: fields,
  }),
  /** Names the call for the member, such as by the title of a sale. Empty if the member would not miss the call. */
  label: z.string(),
  /**
   * True for a call that is not listed as waiting. If the server refuses it, an open page shows the reason and
   * removes it.
   */
  isQuiet: z.optional(z.boolean()),
  /** True for a quiet call that stays even if the server refuses it, because its feature shows it to the member. */
  isKept: z.optional(z.boolean()),
  /** False if a page must check the call before it is sent. The service worker sends only checked calls. */
  isChecked: z.boolean(),
  /** The data with which the call's feature can edit it again. */
  draft: z.unknown(),
  /** Milliseconds since 1970, like `retryAt`. */
  createdAt: z.number(),
  state: stateSchema,
  message: z.nullable(z.string()),
  attempts: z.int(),
  retryAt: z.number(),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** The fields that a feature sets to queue a call. */
export type QueuedCall = Omit<OutboxEntry, 'state' | 'message' | 'attempts' | 'retryAt'>;

export const newEntry = (call: QueuedCall): OutboxEntry => ({
  ...call,
  state: 'waiting',
  message: null,
  attempts: 0,
  retryAt: 0,
});

/** A call that needs no check and is not listed as waiting. */
export type QuietCall = Pick<QueuedCall, 'id' | 'memberId' | 'endpoint' | 'input'> &
  Partial<Pick<QueuedCall, 'label' | 'isKept' | 'draft'>>;

export const newQuietEntry = (call: QuietCall): OutboxEntry =>
  newEntry({
    label: '',
    draft: null,
    ...call,
    isQuiet: true,
    isChecked: true,
    createdAt: Date.now(),
  });
