import { expect, it } from 'vitest';
import { rulingChange } from './ruling-change';

const suspension = { kind: 'suspension', memberId: 'ann', end: null };
const warning = { ...suspension, kind: 'warning' };
const nothing = { hasBegun: false, hasEnded: false, suspended: null };

it('rulingChange returns `hasBegun` when a suspension begins and `hasEnded` when it ends, but not for later changes', () => {
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

it('rulingChange returns `hasBegun` for a new warning, but no suspended member', () => {
  expect(rulingChange(undefined, warning)).toEqual({ ...nothing, hasBegun: true });
});

it('rulingChange returns no effects when the member appeals, or when an erasure deletes the ruling', () => {
  expect(rulingChange(suspension, { ...suspension, appealStatus: 'pending' })).toEqual(nothing);
  expect(rulingChange(suspension, undefined)).toEqual(nothing);
});
