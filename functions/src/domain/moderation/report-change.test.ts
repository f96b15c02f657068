import { describe, expect, it } from 'vitest';
import { reportChange } from './report-change';

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
    expect(reportChange(undefined, pending)).toEqual({ ...nothing, hiding: 'owl' });
  });

  it.each([
    ['is about a comment', { commentId: 'c1' }],
    ['is by a member whose reports do not count', { countsForHiding: false }],
    ['was stored by an earlier version', { countsForHiding: undefined }],
    ['is a copy of an earlier report without its reporter', { reporterId: null }],
    ['is already decided', { status: 'resolved' }],
  ])('a new report does not count toward hiding its item when it %s', (_what, fields) => {
    expect(reportChange(undefined, { ...pending, ...fields })).toEqual(nothing);
  });
});

describe('a decision', () => {
  it('a decision is the first decision when no admin has decided before, even when an earlier version stored the report', () => {
    expect(reportChange(pending, dismissed)).toEqual({ ...nothing, isFirstDecision: true });
    expect(reportChange({ status: 'pending' }, dismissed).isFirstDecision).toBe(true);
  });

  it('a decision is not the first decision by an admin when an admin has decided before, or when the product resolves the report because the item expired', () => {
    const reviewed = { ...dismissed, status: 'reviewed', decidedAt: at(2) };
    expect(reportChange(dismissed, reviewed)).toEqual(nothing);
    const expired = { ...pending, status: 'resolved', gone: 'Item expired', decidedAt: at(2) };
    expect(reportChange(pending, expired)).toEqual(nothing);
  });

  it('a decision counts as a deletion when the item existed before the decision and not after it', () => {
    const deleted = { ...dismissed, status: 'resolved', gone: 'Item deleted', decidedAt: at(2) };
    expect(reportChange(pending, deleted)).toMatchObject({
      isFirstDecision: true,
      isDeletion: true,
    });
    expect(reportChange(dismissed, deleted)).toEqual({ ...nothing, isDeletion: true });
    expect(reportChange(deleted, { ...deleted, decidedAt: at(3) })).toEqual(nothing);
  });

  it('a decision does not count as a deletion by an admin when the owner deleted the item', () => {
    expect(reportChange(dismissed, { ...dismissed, gone: 'Item deleted' })).toEqual(nothing);
  });
});

it('reportChange returns no effects when a report was deleted', () => {
  expect(reportChange(pending, undefined)).toEqual(nothing);
});
