import { DAY_MS } from '@contract/rules/durations';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { describe, expect, it } from 'vitest';
import { canAppealAt, isRulingInForceAt, mustKeepHiddenItemAt } from './ruling-state';

const NOW = new Date('2026-11-26T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const ruling = { kind: 'suspension', end: null, until: days(1), appeal: null } as const;

describe('a ruling', () => {
  it.each([
    ['true for a suspension before its end', ruling, true],
    ['true for a suspension for good', { ...ruling, until: ENDLESS_SUSPENSION_END }, true],
    ['false for a suspension at its end', { ...ruling, until: NOW }, false],
    ['false for a suspension that an admin ended', { ...ruling, end: 'lifted' }, false],
    ['true for a warning', { ...ruling, kind: 'warning', until: null }, true],
    [
      'true for a hidden item that no admin has decided about',
      { ...ruling, kind: 'hidden_item', until: null },
      true,
    ],
    [
      'true for a hidden item whose removal is due',
      { ...ruling, kind: 'hidden_item', until: NOW },
      true,
    ],
  ] as const)('isRulingInForceAt and canAppealAt return %s', (_what, state, counts) => {
    expect(isRulingInForceAt(state, NOW)).toBe(counts);
    expect(canAppealAt(state, NOW)).toBe(counts);
  });

  it('a ruling can be appealed only once', () => {
    expect(canAppealAt({ ...ruling, appeal: {} }, NOW)).toBe(false);
  });
});

it('mustKeepHiddenItemAt returns true while an appeal is pending, but only for less than 30 days after `removeAt`', () => {
  const pending = { appealStatus: 'pending' };
  expect(mustKeepHiddenItemAt(pending, days(-29), NOW)).toBe(true);
  expect(mustKeepHiddenItemAt(pending, days(-30), NOW)).toBe(false);
  for (const appealStatus of [null, 'rejected', 'granted'])
    expect(mustKeepHiddenItemAt({ appealStatus }, days(-1), NOW)).toBe(false);
});
