import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { utcDateFormat } from '../utc-day';

/**
 * Returns true if a suspension is in force at the given time. A suspension stays stored for some time after it has
 * ended.
 */
export const isSuspendedAt = (
  { suspendedUntil }: { readonly suspendedUntil: Date | null },
  at: Date,
): boolean => suspendedUntil !== null && at < suspendedUntil;

/** Returns the member's suspension. Returns null if the member has none, or if the suspension has ended. */
export const currentSuspension = <Suspension extends { readonly until: Date }>(
  { suspension }: { readonly suspension: Suspension | null },
  now: Date,
): Suspension | null =>
  suspension && isSuspendedAt({ suspendedUntil: suspension.until }, now) ? suspension : null;

/** Returns when a suspension ends, as an ISO date, or null if it never ends. */
export const suspensionEndOf = ({ until }: { readonly until: Date }): string | null =>
  until < ENDLESS_SUSPENSION_END ? until.toISOString() : null;

/** Returns the state of a member in the audit log, such as 'suspended until Dec 3, 2026 (UTC)'. */
export function suspensionStateText(suspension: { readonly until: Date } | null): string {
  if (!suspension) return 'active';
  const { until } = suspension;
  return suspensionEndOf({ until }) === null
    ? 'suspended for good'
    : `suspended until ${utcDateFormat.format(until)} (UTC)`;
}
