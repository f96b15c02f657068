import type { ReportAct } from '../api/reports';
import type { ReportForAdmins, ReportsQuery } from '@contract/schemas/report-for-admins';

export const reportCountText = (count: number): string =>
  count === 1 ? '1 report' : `${count} reports`;

/**
 * Returns a key for the item or comment of the entry. The `id` of the entry is the id of its newest report, so it
 * changes when a new report arrives.
 */
export const subjectIdOf = ({ item, comment }: ReportForAdmins): string =>
  comment === null ? item.id : `${item.id} ${comment.id}`;

/** Returns whether a decision about the entry also covers other pending reports of the same item or comment. */
export const coversSeveralReports = (entry: ReportForAdmins): boolean =>
  entry.status === 'pending' && (entry.reportsCount ?? 1) > 1;

/**
 * Returns a text about the reports that a decision about the entry covers. Null if the decision covers only one report.
 */
export function coveredReportsText(
  entry: ReportForAdmins,
  status: ReportsQuery['status'],
): string | null {
  if (!coversSeveralReports(entry)) return null;
  return status === 'pending'
    ? `Decides all ${entry.reportsCount} pending reports`
    : `Decides all pending reports of this ${entry.comment === null ? 'item' : 'comment'}`;
}

/**
 * Returns the newer of two states of a report. `listed` is the state in the list. If both states have the same version,
 * returns `listed`, because hiding or showing the item may not change the version. The result keeps the values of
 * `known` that `listed` lacks.
 */
export function newerReportOf(
  known: ReportForAdmins,
  listed: ReportForAdmins | undefined,
): ReportForAdmins {
  if (!listed || BigInt(listed.version) < BigInt(known.version)) return known;
  return { ...known, ...listed };
}

/** Returns the acts that are possible in addition to deciding the report. */
export function actsBesidesDeciding({
  comment,
  gone,
  hidden,
}: ReportForAdmins): readonly ReportAct[] {
  if (gone !== null) return [];
  if (comment !== null) return ['deleteComment'];
  return [hidden === null ? 'hide' : 'show', 'deleteItem'];
}
