import { expect, it } from 'vitest';
import { rulingChange } from './ruling-change';

const suspension = { kind: 'suspension', memberId: 'ann', end: null };
const warning = { ...suspension, kind: 'warning' };
const nothing = { hasBegun: false, hasEnded: false, suspended: null };

it('begins with a suspension, and ends with it once', () => {
  const ended = { ...suspension, end: 'lifted' };
  expect(rulingChange(undefined, suspension)).toEqual({
    ...{ ...nothing, hasBegun: true, suspended: 'ann' },
  });
  expect(rulingChange(suspension, ended)).toEqual({
    ...{ ...nothing, hasEnded: true, suspended: 'ann' },
  });
  expect(rulingChange(ended, { ...ended, appealStatus: 'granted' })).toEqual(nothing);
});

it('leads to nothing but a notification for a warning', () => {
  expect(rulingChange(undefined, warning)).toEqual({ ...nothing, hasBegun: true });
});

it('leads to nothing when the member appeals, and when an erasure deletes the ruling', () => {
  expect(rulingChange(suspension, { ...suspension, appealStatus: 'pending' })).toEqual(nothing);
  expect(rulingChange(suspension, undefined)).toEqual(nothing);
});
