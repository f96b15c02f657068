import type { CheckResult } from '@/lib/outbox/send-outbox';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';

type Question = string | null;

/** What a feature does with its queued calls. All parts are optional, so that a call without pictures needs none. */
export interface OutboxKind {
  /** Checks what was queued without a check. An error counts as a failed attempt to send it. */
  readonly check?: (entry: OutboxEntry, file: File | null) => Promise<CheckResult>;
  /** Returns a question if the answer shows something else than the member queued, or null. */
  readonly review?: (entry: OutboxEntry, response: unknown) => Question | Promise<Question>;
  /** Returns a question if `first` is the result of an earlier version of the call, otherwise null. */
  readonly reviewFirst?: (first: unknown) => Question | Promise<Question>;
  /** Called after the server accepted a call. The call leaves the outbox when its promise resolves. */
  readonly onSent?: (entry: OutboxEntry) => unknown;
  /** Called after the server refused a quiet call. Unless it is kept, it is no longer in the outbox. */
  readonly onRefused?: (entry: OutboxEntry, message: string) => void;
  /** Puts the call back into its form. Returns why that is not possible, or null. */
  readonly edit?: (entry: OutboxEntry, file: File | null) => Promise<string | null>;
}

/** By the name of the call in the contract. */
export type OutboxKinds = Readonly<Record<string, OutboxKind | undefined>>;
