import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isRemoved, noteOfRemoval } from './removed-item-eraser';

const time = (text: string) => Timestamp.fromDate(new Date(text));
const [before, after] = [time('2026-11-01'), time('2026-11-02')];

it.each([
  [before, after, 'Item deleted'],
  [after, before, 'Item expired'],
  [before, before, 'Item expired'],
  [before, 'soon', 'Item deleted'],
  [before, undefined, 'Item deleted'],
])(
  'noteOfRemoval returns the note for an item that was removed at %s and expires at %s: %s',
  (removedAt, expiresAt, note) => {
    expect(noteOfRemoval({ removedAt, expiresAt })).toBe(note);
  },
);

it('isRemoved returns true for every `removedAt` except null and undefined, even for an invalid one', () => {
  expect([null, undefined, before, 'x'].map((removedAt) => isRemoved({ removedAt }))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});
