import { subjectTerms } from './search-terms';
import { type EntryReport, type EntryStatus, type EntrySums, entrySumsOf } from './queue-entries';

const FIELDS = ['count', 'upheldPoints', 'hiders'] as const;
/** If two reports arrive within this time, in milliseconds, either of them may be stored as the newer one. */
const SAME_MOMENT_MS = 1000;

interface CheckedEntry {
  readonly path: string;
  readonly status: EntryStatus;
  readonly stored: EntrySums | null;
  /** All reports of the entry's item or comment that have the entry's status. */
  readonly reports: readonly EntryReport[];
  /** False if the item or comment has so many reporters that the entry does not contain all of their names. */
  readonly hasAllNames: boolean;
}

/**
 * Returns a text for each fault of a stored queue entry, such as a field with a wrong value. Extra search words are no
 * fault if they are from reports that have left the entry.
 */
export function queueEntryFaults({
  path,
  status,
  stored,
  reports,
  hasAllNames,
}: CheckedEntry): string[] {
  const counted = entrySumsOf(status, reports);
  if (stored === null || counted === null)
    return stored === counted
      ? []
      : [`${path}: stored ${countOf(stored)} reports, counted ${countOf(counted)}`];
  const wrong = FIELDS.filter((field) => stored[field] !== counted[field]);
  const terms = hasAllNames ? counted.terms : reports.flatMap(subjectTerms);
  const missing = [...new Set(terms)].filter((term) => !stored.terms.includes(term));
  const [reasons, countedReasons] = [stored, counted].map(reasonsOf);
  const { newestNumber } = counted;
  return [
    ...wrong.map((field) => queueEntryFaultText(`${path} ${field}`, stored[field], counted[field])),
    ...(reasons === countedReasons
      ? []
      : [queueEntryFaultText(`${path} reasons`, reasons, countedReasons)]),
    ...(isNewest(stored, counted, reports)
      ? []
      : [queueEntryFaultText(`${path} newestNumber`, stored.newestNumber, newestNumber)]),
    ...(missing.length === 0 ? [] : [`${path} terms: '${missing.join("', '")}' are missing`]),
  ];
}

export const queueEntryFaultText = (what: string, stored: unknown, counted: unknown): string =>
  `${what}: stored ${String(stored)}, counted ${String(counted)}`;

const countOf = (sums: EntrySums | null): number => sums?.count ?? 0;

/** Returns the reasons of an entry as a text in a fixed order, so that the reasons of two entries can be compared. */
const reasonsOf = ({ reasons }: EntrySums): string =>
  Object.entries(reasons)
    .map(([reason, count]) => `${count} ${reason}`)
    .sort()
    .join(', ');

function isNewest(
  { newestNumber }: EntrySums,
  { newestAt }: EntrySums,
  reports: readonly EntryReport[],
): boolean {
  const named = reports.find(({ number }) => number === newestNumber);
  return named !== undefined && newestAt.getTime() - named.createdAt.getTime() < SAME_MOMENT_MS;
}
