import { FOR_GOOD } from '@contract/schemas/suspension';
import { isSuspendedAt } from './suspended-at';

/** Returns the member's suspension. Returns null if the member has none, or if it has ended by time. */
export const currentSuspension = <Suspension extends { readonly until: Date }>(
  { suspension }: { readonly suspension: Suspension | null },
  now: Date,
): Suspension | null =>
  suspension && isSuspendedAt({ suspendedUntil: suspension.until }, now) ? suspension : null;

/** Returns when a suspension ends, as an ISO date, or null if it never ends. */
export const endOf = ({ until }: { readonly until: Date }): string | null =>
  until < FOR_GOOD ? until.toISOString() : null;
