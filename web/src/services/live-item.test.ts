import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { DocumentData } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { liveItem } from './live-item';

const at = (moment: string) => ({ toDate: () => new Date(moment) });

const inDocument = (value: unknown): unknown =>
  value instanceof Date ? at(value.toISOString()) : value;

const RECORD = itemRecordLike({
  addedAt: new Date('2026-11-01T12:00:00Z'),
  likesCount: 2,
  commentsCount: 1,
});

const documentLike = (change: DocumentData = {}): DocumentData => ({
  ...Object.fromEntries(Object.entries(RECORD).map(([field, value]) => [field, inDocument(value)])),
  ...change,
});

test('returns the public fields of the item in a document', () => {
  expect(liveItem('owl', documentLike())).toMatchObject({
    state: 'live',
    item: { id: 'owl', title: 'Brass owl', soldPrice: '34.99', likesCount: 2, commentsCount: 1 },
  });
});

test('returns the expiry of the item, so that an open item detail updates after a change of plan', () => {
  const expiresAt = '2027-01-30T12:00:00.000Z';
  expect(liveItem('owl', documentLike({ expiresAt: at(expiresAt) }))).toMatchObject({
    item: { expiresAt },
  });
});

test.each([
  ['removed', { removedAt: at('2026-11-20T12:00:00Z') }],
  ['hidden', { hiddenAt: at('2026-11-20T12:00:00Z') }],
])("returns 'gone' for a %s document", (_state, change) => {
  expect(liveItem('owl', documentLike(change))).toEqual({ state: 'gone' });
});

test("returns an item although its expiry has passed, because the client's clock can be wrong", () => {
  const expired = documentLike({ expiresAt: at('2026-11-02T12:00:00Z') });
  expect(liveItem('owl', expired)?.state).toBe('live');
});

test("returns 'gone' for a missing document, and null for an invalid one", () => {
  expect(liveItem('owl', undefined)).toEqual({ state: 'gone' });
  expect(liveItem('owl', documentLike({ soldPriceCents: '34.99' }))).toBeNull();
});
