import { expect, it } from 'vitest';
import { rulingChange } from './ruling-change';

const suspension = { kind: 'suspension', memberId: 'ann', end: null };
const warning = { ...suspension, kind: 'warning' };
const nothing = { hasBegun: false, hasEnded: false, suspended: null };

it('rulingChange returns the beginning and the end of a suspension, each only for the change that causes it', () => {
  const ended = { ...suspension, end: 'lifted' };
  expect(rulingChange(undefined, suspension)).toEqual({
    ...nothing,
    hasBegun: true,
    suspended: 'ann',
  });
  expect(rulingChange(suspension, ended)).toEqual({
    ...nothing,
    hasEnded: true,
    suspended: 'ann',
  });
  expect(rulingChange(ended, { ...ended, appealStatus: 'granted' })).toEqual(nothing);
});

it('rulingChange returns that a warning has begun, and no id of a suspended member', () => {
  expect(rulingChange(undefined, warning)).toEqual({ ...nothing, hasBegun: true });
});

it('rulingChange returns no effects when the member appeals, or when an erasure deletes the ruling', () => {
  expect(rulingChange(suspension, { ...suspension, appealStatus: 'pending' })).toEqual(nothing);
  expect(rulingChange(suspension, undefined)).toEqual(nothing);
});
