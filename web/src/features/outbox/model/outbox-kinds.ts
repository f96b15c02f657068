import type { CheckResult } from '@/lib/outbox/send-outbox';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';

type Question = string | null;

/** How a feature handles its queued calls. All functions are optional: a call without pictures needs none. */
export interface OutboxKind {
  /** Checks an entry that was queued without a check. If it throws, the attempt to send the entry has failed. */
  readonly check?: (entry: OutboxEntry, file: File | null) => Promise<CheckResult>;
  /** Returns a question to the member if the response differs from the queued call, otherwise null. */
  readonly review?: (entry: OutboxEntry, response: unknown) => Question | Promise<Question>;
  /** Returns a question to the member if `first` is the result of an earlier version of the call, otherwise null. */
  readonly reviewFirst?: (first: unknown) => Question | Promise<Question>;
  /** Called after the server has accepted a call. The call stays in the outbox until the returned promise resolves. */
  readonly onSent?: (entry: OutboxEntry) => unknown;
  /** Called after the server has refused a quiet call. Unless the call is kept, it has left the outbox. */
  readonly onRefused?: (entry: OutboxEntry, message: string) => void;
  /** Puts the call back into its form. Resolves to the reason if that is not possible, otherwise null. */
  readonly edit?: (entry: OutboxEntry, file: File | null) => Promise<string | null>;
}

/** By the name of the call in the contract. */
export type OutboxKinds = Readonly<Record<string, OutboxKind | undefined>>;
