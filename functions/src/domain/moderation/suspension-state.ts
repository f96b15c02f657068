import { utcDay } from '../utc-day';
import { endOf } from './current-suspension';

/** Returns the state of a member in the audit log. */
export function suspensionState(suspension: { readonly until: Date } | null): string {
  if (!suspension) return 'active';
  const { until } = suspension;
  return endOf({ until }) === null ? 'suspended for good' : `suspended until ${utcDay(until)}`;
}
