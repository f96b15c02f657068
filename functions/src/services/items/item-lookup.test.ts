import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createItemLookup } from './item-lookup';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LIVE = itemRecordLike({ addedAt: new Date('2026-11-20T12:00:00.000Z') });

const lookupOf = (record: ItemRecord | null) =>
  createItemLookup({
    items: { get: async (id) => record && { id, record, changedAt: 0 } },
    now: () => NOW,
  });

describe('item lookup', () => {
  it('returns the public fields of a live item', async () => {
    const item = await lookupOf(LIVE).get('owl');
    expect(item).toMatchObject({ id: 'owl', title: 'Brass owl', soldPrice: '34.99' });
    expect(item).not.toHaveProperty('ownerId');
  });

  it('returns an item until its expiry', async () => {
    const lastMoment = { ...LIVE, expiresAt: new Date(NOW.getTime() + 1) };
    expect(await lookupOf(lastMoment).get('owl')).toMatchObject({ id: 'owl' });
  });

  it.each<[string, ItemRecord | null]>([
    ['does not exist', null],
    ['was removed', { ...LIVE, removedAt: NOW }],
    ['was hidden', { ...LIVE, hiddenAt: NOW }],
    ['has expired', { ...LIVE, expiresAt: NOW }],
  ])('throws not_found when the item %s', async (_why, record) => {
    expect(await appErrorOf(lookupOf(record).get('owl'))).toEqual({
      code: 'not_found',
      message: ITEM_MISSING_MESSAGE,
    });
  });
});
