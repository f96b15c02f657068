import type { CheckResult } from '@/lib/outbox/send-outbox';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';

type Question = string | null;

/**
 * The functions with which a feature handles its queued calls. All functions are optional, because the outbox can send
 * a call without them.
 */
export interface QueuedCallHandlers {
  /**
   * Checks an entry that was queued without a check. If this function throws, the attempt to send the entry counts as
   * failed.
   */
  readonly check?: (entry: OutboxEntry, file: File | null) => Promise<CheckResult>;
  /** Returns a question for the member if the response differs from the queued call. Otherwise returns null. */
  readonly review?: (entry: OutboxEntry, response: unknown) => Question | Promise<Question>;
  /**
   * Called if the server may have accepted an earlier version of the call. If `first` is the result of that version,
   * returns a question for the member. Otherwise returns null.
   */
  readonly reviewFirst?: (first: unknown) => Question | Promise<Question>;
  /**
   * Called after the server has accepted a call. The call stays in the outbox until the promise that this function
   * returns has resolved.
   */
  readonly onSent?: (entry: OutboxEntry) => unknown;
  /**
   * Called after the server has refused a quiet call, which is a call that the outbox panel does not list, such as a
   * like. The call has then left the outbox, unless the feature keeps refused calls.
   */
  readonly onRefused?: (entry: OutboxEntry, message: string) => void;
  /** Puts the content of the call back into its form. Resolves to null, or to the reason if that is not possible. */
  readonly edit?: (entry: OutboxEntry, file: File | null) => Promise<string | null>;
}

/** The functions of the features, by the name of the call in the contract. */
export type QueuedCallHandlersByEndpoint = Readonly<Record<string, QueuedCallHandlers | undefined>>;
