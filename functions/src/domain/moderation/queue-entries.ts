import type { ReportReason, ReportStatus } from '@contract/schemas/report';
import { upheldPercent } from './reporter-record';
import { entryTerms, type SearchableReportTexts } from './search-terms';

export type EntryStatus = ReportStatus | 'all';

/** The values of a report that are added to the sums of its queue entry. */
export interface EntryReport extends SearchableReportTexts {
  readonly number: string;
  readonly reason: ReportReason;
  readonly createdAt: Date;
  readonly reporterUpheld: number;
  readonly reporterDecided: number;
  readonly countsForHiding: boolean;
}

/** The sums over all reports of a queue entry. */
export interface EntrySums {
  readonly count: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly newestNumber: string;
  readonly newestAt: Date;
  readonly upheldPoints: number;
  readonly hiders: number;
  readonly terms: readonly string[];
}

type Newest = Pick<EntrySums, 'newestNumber' | 'newestAt'>;

export interface EntryChange {
  readonly status: EntryStatus;
  readonly joining: readonly EntryReport[];
  readonly leaving: readonly EntryReport[];
  /** The newest of the reports that remain in the entry. Only needed if the newest report leaves and others remain. */
  readonly newestLeft: EntryReport | null;
}

/**
 * Returns the points of a report: the percentage of its reporter's earlier reports that were upheld. An entry has the
 * sum of the points instead of their mean, because each report makes it likelier that one of them is right. So an entry
 * with three reporters of 50% each ranks above an entry with one reporter of 90%.
 */
export const reportPointsOf = ({ reporterUpheld, reporterDecided }: EntryReport): number =>
  upheldPercent({ upheld: reporterUpheld, decided: reporterDecided });

/** Returns 1 if a report in an entry with this status counts toward hiding its item, otherwise 0. */
export const hidingCountOf = (status: EntryStatus, { countsForHiding }: EntryReport): number =>
  status === 'pending' && countsForHiding ? 1 : 0;

/** Returns true if a change removes the newest report from the queue entry and other reports remain in the entry. */
export const losesNewestReport = (
  sums: EntrySums | null,
  { leaving }: Pick<EntryChange, 'leaving'>,
): boolean =>
  sums !== null &&
  sums.count > leaving.length &&
  leaving.some(({ number }) => number === sums.newestNumber);

/**
 * Returns the sums of a queue entry after reports joined or left it, or null if no report remains. The search words of
 * reports that left stay in the entry.
 */
export function changedEntrySums(before: EntrySums | null, change: EntryChange): EntrySums | null {
  const { status, joining, leaving } = change;
  const count = (before?.count ?? 0) + joining.length - leaving.length;
  if (count <= 0) return null;
  const newest = newestOf(before, change);
  if (newest === null) return null;
  const { newestNumber, newestAt } = newest;
  const net = (value: (report: EntryReport) => number) =>
    sumOf(joining, value) - sumOf(leaving, value);
  return {
    count,
    reasons: changedReasons(before?.reasons ?? {}, joining, leaving),
    newestNumber,
    newestAt,
    upheldPoints: (before?.upheldPoints ?? 0) + net(reportPointsOf),
    hiders: (before?.hiders ?? 0) + net((report) => hidingCountOf(status, report)),
    terms: entryTerms(before?.terms ?? [], joining),
  };
}

/** Returns the sums over all reports of a queue entry, or null if it has no reports. */
export const entrySumsOf = (
  status: EntryStatus,
  reports: readonly EntryReport[],
): EntrySums | null =>
  changedEntrySums(null, { status, joining: reports, leaving: [], newestLeft: null });

const sumOf = (reports: readonly EntryReport[], value: (report: EntryReport) => number): number =>
  reports.reduce((sum, report) => sum + value(report), 0);

function newestOf(
  before: EntrySums | null,
  { joining, leaving, newestLeft }: EntryChange,
): Newest | null {
  const isLeaving = leaving.some(({ number }) => number === before?.newestNumber);
  const kept = before === null || isLeaving ? newestLeft && asNewest(newestLeft) : before;
  const all = [...(kept ? [kept] : []), ...joining.map(asNewest)];
  return all.reduce<Newest | null>((newest, it) => (isNewer(it, newest) ? it : newest), null);
}

const asNewest = ({ number, createdAt }: EntryReport): Newest => ({
  newestNumber: number,
  newestAt: createdAt,
});

function isNewer(one: Newest, other: Newest | null): boolean {
  if (other === null || one.newestAt > other.newestAt) return true;
  const isSameTime = one.newestAt.getTime() === other.newestAt.getTime();
  return isSameTime && one.newestNumber > other.newestNumber;
}

function changedReasons(
  before: EntrySums['reasons'],
  joining: readonly EntryReport[],
  leaving: readonly EntryReport[],
): Record<string, number> {
  const counts = new Map(Object.entries(before));
  const add = (by: number) => (report: EntryReport) =>
    counts.set(report.reason, (counts.get(report.reason) ?? 0) + by);
  joining.forEach(add(1));
  leaving.forEach(add(-1));
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}
