import * as z from 'zod/mini';

const fields = z.optional(z.record(z.string(), z.unknown()));

/**
 * The states of a queued call:
 * - waiting: it is sent when the network is back, or at `retryAt`
 * - sending: a tab or the service worker is sending it
 * - sign-in: it is sent when its member signs in again
 * - needs-decision: the member must decide about the result of a check, which `message` states
 * - limit-reached: the member has used up a limit, such as the submissions per month; it waits until the limit ends
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
  /** The id of the entry. It is also the idempotency key of the call. */
  id: z.string(),
  /** The id of the member who made the call. Only this member sees and sends the call. */
  memberId: z.string(),
  /** The name of a queueable call of the contract. */
  endpoint: z.string(),
  input: z.object({
    params: z.optional(z.record(z.string(), z.string())),
    query: fields,
    body: fields,
  }),
  /** Describes the call to the member, such as the title of a sale. Empty if the member would not miss the call. */
  label: z.string(),
  /**
   * True for a quiet call, which the list of waiting calls does not show. If the server refuses the call, an open page
   * shows the reason and removes the entry.
   */
  isQuiet: z.optional(z.boolean()),
  /**
   * True for a quiet call whose entry stays even if the server refuses the call, because the feature of the call shows
   * the entry to the member.
   */
  isKept: z.optional(z.boolean()),
  /** False if a page must check the call before it is sent. The service worker sends only checked calls. */
  isChecked: z.boolean(),
  /** The data that the feature of the call needs to let the member edit the call. */
  draft: z.unknown(),
  /** The creation time in milliseconds since 1970. `retryAt` has the same format. */
  createdAt: z.number(),
  state: stateSchema,
  message: z.nullable(z.string()),
  attempts: z.int(),
  retryAt: z.number(),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** The fields that a feature sets to queue a call. */
export type QueuedCall = Omit<OutboxEntry, 'state' | 'message' | 'attempts' | 'retryAt'>;

export const newOutboxEntry = (call: QueuedCall): OutboxEntry => ({
  ...call,
  state: 'waiting',
  message: null,
  attempts: 0,
  retryAt: 0,
});

/** A call that needs no check, and that the list of waiting calls does not show. */
export type QuietCall = Pick<QueuedCall, 'id' | 'memberId' | 'endpoint' | 'input'> &
  Partial<Pick<QueuedCall, 'label' | 'isKept' | 'draft'>>;

export const newQuietOutboxEntry = (call: QuietCall): OutboxEntry =>
  newOutboxEntry({
    label: '',
    draft: null,
    ...call,
    isQuiet: true,
    isChecked: true,
    createdAt: Date.now(),
  });
