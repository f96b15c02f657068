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
  ['an account without decided reports', {}, true],
  ['an account without a verified email address', { isVerified: false }, false],
  ['an account of exactly 7 days', { joinedAt: daysBefore(7) }, false],
  ['an account of a millisecond more', { joinedAt: new Date(daysBefore(7).getTime() - 1) }, true],
  ['half of the reports dismissed', { record: { upheld: 1, decided: 2 } }, false],
  ['fewer than half dismissed', { record: { upheld: 2, decided: 3 } }, true],
  ['more than half dismissed', { record: { upheld: 1, decided: 3 } }, false],
])(
  'doesReportCountTowardHiding returns whether the reports of a reporter count toward hiding an item: %s',
  (_who, changes, counts) => {
    expect(doesReportCountTowardHiding({ ...reporter, ...changes }, at)).toBe(counts);
  },
);
