import { newestItemSchema } from '@contract/schemas/item-list';
import { describe, expect, it } from 'vitest';
import { call, send } from '../support/api';
import { change, list, removeItems, store } from '../support/item-list';
import { createMember } from '../support/member';
import { shareSale } from '../support/share-sale';

/** Listing items first syncs the item index. Without that, the answer comes from the instance's memory. */
async function newest() {
  const { pagination } = await list();
  const answer = newestItemSchema.parse(await (await call('getNewestItemTime')).json());
  // As if there were items of no other test.
  return { ...answer, listedAt: pagination.asOf, storedAt: answer.storedAt ?? '' };
}

describe('GET /api/items/newest', () => {
  it('returns a later time than the asOf of a page when an item was shared after it', async () => {
    const page = await list();
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
  ])('does not count an item that is %s', async (_name, gone) => {
    const page = await list();
    const refs = await store([{}]);
    const stored = (await refs[0]?.get())?.createTime?.toDate().toISOString() ?? '';
    expect([await newest(), stored]).toEqual(0);
    await change(refs, gone);
    const { storedAt } = await newest();
    expect(storedAt > page.pagination.asOf && storedAt.startsWith(stored.slice(0, -1))).toBe(false);
    await removeItems(refs);
  });

  it('is publicly cacheable for 30 seconds, and the same for everyone', async () => {
    for (const headers of [{}, { cookie: '__session=forged.session.cookie' }]) {
      const answer = await send('GET', '/api/items/newest', { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('sends errors uncached', async () => {
    const refused = await send('GET', '/api/items/newest?page=1');
    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
  });
});
