import { describe, expect, it } from 'vitest';
import {
  changedEntrySums,
  type EntryReport,
  type EntrySums,
  losesNewestReport,
  entrySumsOf,
} from './queue-entries';
import { queueEntryFaults } from './queue-entry-faults';

const reportOf = (n: number, changes: Partial<EntryReport> = {}): EntryReport => ({
  number: `1000000${n}`,
  reason: 'spam',
  createdAt: new Date(n * 1000),
  reporterUpheld: 0,
  reporterDecided: 0,
  countsForHiding: true,
  itemTitle: 'Owl',
  itemOwner: null,
  reporterUsername: `ann${n}`,
  comment: null,
  ...changes,
});
const [first, second, third] = [
  reportOf(1),
  reportOf(2, { reason: 'fake', reporterUpheld: 3, reporterDecided: 4 }),
  reportOf(3, { countsForHiding: false }),
];
const all = [first, second, third];
const faultsOf = (stored: EntrySums | null, reports: readonly EntryReport[], hasAllNames = true) =>
  queueEntryFaults({ path: 'owl_pending', status: 'pending', stored, reports, hasAllNames });
const NOBODY = { joining: [], leaving: [], newestLeft: null };

describe('entrySumsOf', () => {
  it('returns the same sums for the same reports in any order', () => {
    const expected = {
      count: 3,
      reasons: { spam: 2, fake: 1 },
      newestNumber: '10000003',
      newestAt: new Date(3000),
      upheldPoints: 175,
      hiders: 2,
      terms: ['owl', 'ann1', 'ann2', 'ann3'],
    };
    expect(entrySumsOf('pending', all)).toEqual(expected);
    expect(entrySumsOf('pending', [third, first, second])).toMatchObject({
      newestNumber: '10000003',
    });
    expect(entrySumsOf('all', all)).toEqual({ ...expected, hiders: 0 });
    expect(entrySumsOf('pending', [])).toBeNull();
  });

  it('treats the report with the higher number as the newest when two reports have the same time', () => {
    const same = reportOf(9, { createdAt: third.createdAt });
    expect(entrySumsOf('all', [same, third])).toMatchObject({ newestNumber: '10000009' });
  });
});

describe('changedEntrySums', () => {
  it('returns the sums of the remaining reports when some reports leave the entry', () => {
    const before = entrySumsOf('pending', all);
    const change = {
      status: 'pending',
      joining: [],
      leaving: [third],
      newestLeft: second,
    } as const;
    expect(losesNewestReport(before, change)).toBe(true);
    const after = changedEntrySums(before, change);
    expect(faultsOf(after, [first, second])).toEqual([]);
  });

  it('keeps the newest report when another report leaves the entry', () => {
    const before = entrySumsOf('reviewed', all);
    const change = { ...NOBODY, status: 'reviewed', leaving: [first] } as const;
    expect(losesNewestReport(before, change)).toBe(false);
    expect(changedEntrySums(before, change)).toMatchObject({ count: 2, newestNumber: '10000003' });
  });

  it('returns null when the last report leaves the entry, or when the entry is missing', () => {
    const change = { ...NOBODY, status: 'pending', leaving: [first] } as const;
    expect(losesNewestReport(entrySumsOf('pending', [first]), change)).toBe(false);
    expect(changedEntrySums(entrySumsOf('pending', [first]), change)).toBeNull();
    expect(changedEntrySums(null, change)).toBeNull();
  });

  it('stores a joining report as the newest report of the entry only if it is newer than all other reports of the entry', () => {
    const before = entrySumsOf('resolved', [second]);
    const joined = (report: EntryReport) =>
      changedEntrySums(before, { ...NOBODY, status: 'resolved', joining: [report] })?.newestNumber;
    expect(joined(first)).toBe('10000002');
    expect(joined(third)).toBe('10000003');
  });
});

describe('queueEntryFaults', () => {
  const stored = entrySumsOf('pending', all);

  it('returns each wrong field with its stored and its counted value', () => {
    expect(faultsOf(stored, [first, second])).toEqual([
      'owl_pending count: stored 3, counted 2',
      'owl_pending upheldPoints: stored 175, counted 125',
      'owl_pending reasons: stored 1 fake, 2 spam, counted 1 fake, 1 spam',
      'owl_pending newestNumber: stored 10000003, counted 10000002',
    ]);
  });

  it('returns a fault when an entry is missing, has no reports, or lacks search words', () => {
    expect(faultsOf(null, all)).toEqual(['owl_pending: stored 0 reports, counted 3']);
    expect(faultsOf(stored, [])).toEqual(['owl_pending: stored 3 reports, counted 0']);
    expect(faultsOf(null, [])).toEqual([]);
    expect(faultsOf(stored && { ...stored, terms: ['owl'] }, all)).toEqual([
      "owl_pending terms: 'ann1', 'ann2', 'ann3' are missing",
    ]);
    const withoutNames = stored && { ...stored, terms: ['owl'] };
    expect(faultsOf(withoutNames, all, false)).toEqual([]);
    expect(faultsOf(stored && { ...stored, terms: [] }, all, false)).toEqual([
      "owl_pending terms: 'owl' are missing",
    ]);
  });

  it('returns a fault for the stored newest report only when another report is newer by a second or more', () => {
    const same = reportOf(9, { createdAt: new Date(third.createdAt.getTime() + 999) });
    const later = reportOf(9, { createdAt: new Date(third.createdAt.getTime() + 1000) });
    const named = (report: EntryReport) => {
      const counted = entrySumsOf('pending', [...all, report]);
      return counted && { ...counted, newestNumber: third.number };
    };
    expect(faultsOf(named(same), [...all, same])).toEqual([]);
    expect(faultsOf(named(later), [...all, later])).toEqual([
      'owl_pending newestNumber: stored 10000003, counted 10000009',
    ]);
  });
});
