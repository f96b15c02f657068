import { utcDateFormat } from '../utc-day';
import { endOf } from './current-suspension';

/** Returns the state of a member in the audit log, such as 'suspended until Dec 3, 2026 (UTC)'. */
export function suspensionState(suspension: { readonly until: Date } | null): string {
  if (!suspension) return 'active';
  const { until } = suspension;
  return endOf({ until }) === null
    ? 'suspended for good'
    : `suspended until ${utcDateFormat.format(until)} (UTC)`;
}
