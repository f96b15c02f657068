import { DAY_MS } from '@contract/rules/durations';
import { expect, it } from 'vitest';
import { doesReportCountTowardHiding, upheldPercent } from './reporter-record';

const at = new Date('2026-11-21T12:00:00Z');
const daysBefore = (days: number) => new Date(at.getTime() - days * DAY_MS);
const reporter = {
  isVerified: true,
  joinedAt: daysBefore(8),
  record: { upheld: 0, decided: 0 },
};

it.each([
  [0, 0, 50],
  [1, 1, 100],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
])('upheldPercent, for %i upheld of %i decided reports, returns %i', (upheld, decided, percent) => {
  expect(upheldPercent({ upheld, decided })).toBe(percent);
});

it.each([
  ['true for a reporter without decided reports', {}, true],
  ['false for a reporter without a verified email address', { isVerified: false }, false],
  ['false for an account that is exactly 7 days old', { joinedAt: daysBefore(7) }, false],
  [
    'true for an account that is a millisecond older than 7 days',
    { joinedAt: new Date(daysBefore(7).getTime() - 1) },
    true,
  ],
  [
    'false when half of the earlier reports were dismissed',
    { record: { upheld: 1, decided: 2 } },
    false,
  ],
  [
    'true when fewer than half of the earlier reports were dismissed',
    { record: { upheld: 2, decided: 3 } },
    true,
  ],
  [
    'false when more than half of the earlier reports were dismissed',
    { record: { upheld: 1, decided: 3 } },
    false,
  ],
])('doesReportCountTowardHiding returns %s', (_who, changes, counts) => {
  expect(doesReportCountTowardHiding({ ...reporter, ...changes }, at)).toBe(counts);
});
