import type { Act } from '../api/reports';
import type { Reported, ReportsQuery } from '@contract/schemas/reported';

export const countedEntries = (count: number): string =>
  count === 1 ? '1 report' : `${count} reports`;

/** Whether a decision about the entry is also about its other pending reports. */
export const decidesGroup = (entry: Reported): boolean =>
  entry.status === 'pending' && (entry.reportsCount ?? 1) > 1;

/** What a decision about the entry covers, or null if it covers one report. */
export function groupText(entry: Reported, status: ReportsQuery['status']): string | null {
  if (!decidesGroup(entry)) return null;
  return status === 'pending'
    ? `Decides all ${entry.reportsCount} pending reports`
    : `Decides all pending reports of this ${entry.comment === null ? 'item' : 'comment'}`;
}

/** Returns the newer state of the same report. Only a list says how many reports the entry has. */
export function newerOf(one: Reported, other: Reported | undefined): Reported {
  if (!other || BigInt(other.version) <= BigInt(one.version)) return one;
  return { ...one, ...other };
}

/** What an admin can do besides setting a status. */
export function otherActs({ comment, gone, hidden }: Reported): readonly Act[] {
  if (gone !== null) return [];
  if (comment !== null) return ['deleteComment'];
  return [hidden === null ? 'hide' : 'show', 'deleteItem'];
}
