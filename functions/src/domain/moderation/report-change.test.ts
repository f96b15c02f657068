import { describe, expect, it } from 'vitest';
import { reportChangeEffects } from './report-change';

/** Returns a time in the form of a Firestore timestamp. */
const at = (seconds: number) => ({ toDate: () => new Date(seconds * 1000) });
const pending = {
  status: 'pending',
  itemId: 'owl',
  commentId: null,
  countsForHiding: true,
  reporterId: 'ann',
  decidedById: null,
  decidedAt: null,
  gone: null,
};
const dismissed = { ...pending, status: 'dismissed', decidedById: 'admin', decidedAt: at(1) };
const nothing = { hiding: null, isFirstDecision: false, isDeletion: false };

describe('a new report', () => {
  it('a new report counts toward hiding its item', () => {
    expect(reportChangeEffects(undefined, pending)).toEqual({ ...nothing, hiding: 'owl' });
  });

  it.each([
    ['is about a comment', { commentId: 'c1' }],
    ['is by a member whose reports do not count', { countsForHiding: false }],
    ['was stored by an earlier version', { countsForHiding: undefined }],
    ['is a copy of an earlier report without its reporter', { reporterId: null }],
    ['is already decided', { status: 'resolved' }],
  ])('a new report does not count toward hiding its item when it %s', (_what, fields) => {
    expect(reportChangeEffects(undefined, { ...pending, ...fields })).toEqual(nothing);
  });
});

describe('a decision', () => {
  it('a decision is the first decision when no admin has decided before, even when an earlier version stored the report', () => {
    expect(reportChangeEffects(pending, dismissed)).toEqual({ ...nothing, isFirstDecision: true });
    expect(reportChangeEffects({ status: 'pending' }, dismissed).isFirstDecision).toBe(true);
  });

  it('a decision is not the first decision by an admin when an admin has decided before, or when the product resolves the report because the item expired', () => {
    const reviewed = { ...dismissed, status: 'reviewed', decidedAt: at(2) };
    expect(reportChangeEffects(dismissed, reviewed)).toEqual(nothing);
    const expired = { ...pending, status: 'resolved', gone: 'Item expired', decidedAt: at(2) };
    expect(reportChangeEffects(pending, expired)).toEqual(nothing);
  });

  it('a decision counts as a deletion when the item existed before the decision and not after it', () => {
    const deleted = { ...dismissed, status: 'resolved', gone: 'Item deleted', decidedAt: at(2) };
    expect(reportChangeEffects(pending, deleted)).toMatchObject({
      isFirstDecision: true,
      isDeletion: true,
    });
    expect(reportChangeEffects(dismissed, deleted)).toEqual({ ...nothing, isDeletion: true });
    expect(reportChangeEffects(deleted, { ...deleted, decidedAt: at(3) })).toEqual(nothing);
  });

  it('a decision does not count as a deletion by an admin when the owner deleted the item', () => {
    expect(reportChangeEffects(dismissed, { ...dismissed, gone: 'Item deleted' })).toEqual(nothing);
  });
});

it('reportChangeEffects returns no effects when a report was deleted', () => {
  expect(reportChangeEffects(pending, undefined)).toEqual(nothing);
});
