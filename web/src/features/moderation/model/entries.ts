import type { Act } from '../api/reports';
import type { Reported, ReportsQuery } from '@contract/schemas/reported';

export const countedEntries = (count: number): string =>
  count === 1 ? '1 report' : `${count} reports`;

/** Names the item or comment of an entry. Its report, and with it its `id`, is another one after a further report. */
export const subjectOf = ({ item, comment }: Reported): string =>
  comment === null ? item.id : `${item.id} ${comment.id}`;

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

/**
 * Returns the newer state of the same report. Only a list says how many reports the entry has. Of an equal version, it takes
 * `listed`: the version is the report's, and hiding or showing the item can leave the report as it is.
 */
export function newerOf(known: Reported, listed: Reported | undefined): Reported {
  if (!listed || BigInt(listed.version) < BigInt(known.version)) return known;
  return { ...known, ...listed };
}

/** What an admin can do besides setting a status. */
export function otherActs({ comment, gone, hidden }: Reported): readonly Act[] {
  if (gone !== null) return [];
  if (comment !== null) return ['deleteComment'];
  return [hidden === null ? 'hide' : 'show', 'deleteItem'];
}
