import { newestItemTimeSchema } from '@contract/schemas/item-list';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { formatMicros } from '../../../src/domain/items/item-index/micros';
import { microsOf } from '../../../src/repos/timestamp-micros';
import { call, send } from '../support/api';
import { changeItems, listItems, removeItems, storeItems } from '../support/item-list';
import { createMember } from '../support/member';
import { shareSale } from '../support/share-sale';

/**
 * Returns the time of the newest item. Lists items first, because this makes the instance sync its item index.
 * Otherwise, the time could be an older one from the instance's memory.
 */
async function newest() {
  const { pagination } = await listItems();
  const response = newestItemTimeSchema.parse(await (await call('getNewestItemTime')).json());
  return { ...response, listedAt: pagination.asOf, storedAt: response.storedAt ?? '' };
}

async function storedAtOf(ref: DocumentReference | undefined): Promise<string> {
  const createTime = (await ref?.get())?.createTime;
  if (!createTime) throw new Error('The item was not stored');
  return formatMicros(microsOf(createTime));
}

describe('GET /api/items/newest', () => {
  it('returns a time later than the `asOf` of a list page when an item was shared after the page was read', async () => {
    const page = await listItems();
    await shareSale(await createMember());
    const { storedAt, asOf, listedAt } = await newest();
    expect(storedAt > page.pagination.asOf).toBe(true);
    expect(storedAt <= listedAt).toBe(true);
    expect(asOf >= listedAt).toBe(true);
  });

  it.each([
    ['hidden', { hiddenAt: new Date() }],
    ['removed', { removedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ])('ignores an item that is %s', async (_name, gone) => {
    const refs = await storeItems([{}]);
    const stored = await storedAtOf(refs[0]);
    expect((await newest()).storedAt >= stored).toBe(true);
    await changeItems(refs, gone);
    expect((await newest()).storedAt).not.toBe(stored);
    await removeItems(refs);
  });

  it('can be cached publicly for 30 seconds, and is the same for everyone', async () => {
    for (const headers of [{}, { cookie: '__session=forged.session.cookie' }]) {
      const response = await send('GET', '/api/items/newest', { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  it('sends errors that must not be cached', async () => {
    const refused = await send('GET', '/api/items/newest?page=1');
    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
  });
});
