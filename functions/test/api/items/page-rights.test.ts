import { RANGE_FILTER_SIGN_IN_MESSAGE } from '@contract/schemas/item-filters';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api';
import { itemIdsOf, listItems, storeItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';

const SIGN_IN = { code: 'sign_in_required', message: PAGE_RIGHTS_MESSAGES.visitor };
const UPGRADE = { code: 'premium_required', message: PAGE_RIGHTS_MESSAGES.free };

const marker = uniqueName();
let free: Member;
let premium: Member;
beforeAll(async () => {
  const items = Array.from({ length: 6 }, () => ({ title: marker }));
  [free, premium] = await Promise.all([
    createMember(),
    createMember({ premium: true }),
    storeItems(items),
  ]);
});

const pageOf = (query: Record<string, string>, as?: Member) =>
  call('listItems', { query: { search: marker, limit: '1', ...query }, ...(as && { as }) });

async function expectRefusal(response: Response, expected: object) {
  expect(response.status).toBe(403);
  const body = (await response.json()) as object;
  expect(body).toMatchObject(expected);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
}

describe('GET /api/items', () => {
  it('allows a visitor page 1, and returns 403 without items for later pages', async () => {
    expect((await pageOf({ page: '1' })).status).toBe(200);
    for (const page of ['2', '4', '5', '99', '1000000000'])
      await expectRefusal(await pageOf({ page }), SIGN_IN);
  });

  it('allows a free member pages 1 to 4, and returns 403 without items for later pages', async () => {
    for (const page of ['1', '2', '3', '4'])
      expect((await pageOf({ page }, free)).status).toBe(200);
    for (const page of ['5', '99', '1e9'])
      await expectRefusal(await pageOf({ page }, free), UPGRADE);
  });

  it('allows a premium member every page, and returns an empty page after the last', async () => {
    const first = await listItems({ search: marker }, premium);
    const pages = ['1', '4', '5', '6', '99'];
    const responses = await Promise.all(
      pages.map((page) => listItems({ search: marker, limit: 1, page }, premium)),
    );
    const [one, four, five, six] = [0, 3, 4, 5].map((place) => itemIdsOf(first)[place]);
    expect(responses.map(itemIdsOf)).toEqual([[one], [four], [five], [six], []]);
    expect(responses.at(-1)?.pagination).toMatchObject({ page: 99, pages: 6, total: 6 });
  });

  it('returns 403 for a forbidden page regardless of sort, filter, search, limit and snapshot', async () => {
    const { asOf } = (await listItems({ search: marker, limit: 1 }, premium)).pagination;
    const queries: Record<string, string>[] = [
      { asOf },
      { sortBy: 'likes', asOf },
      { platform: 'etsy' },
      { limit: '16' },
      { search: 'no item has this title' },
    ];
    for (const query of queries) {
      await expectRefusal(await pageOf({ ...query, page: '2' }), SIGN_IN);
      await expectRefusal(await pageOf({ ...query, page: '5' }, free), UPGRADE);
    }
  });

  it('returns 403 without items when a visitor sends a price or date range', async () => {
    const ranges: Record<string, string>[] = [
      { minPrice: '1' },
      { maxPrice: '$1,000' },
      { minPrice: '1', maxPrice: '2', sortBy: 'price' },
      { soldFrom: '2026-01-01' },
      { soldTo: '2026-12-31', limit: '16' },
    ];
    const expected = { code: 'sign_in_required', message: RANGE_FILTER_SIGN_IN_MESSAGE };
    for (const range of ranges) {
      await expectRefusal(await pageOf(range), expected);
      expect((await pageOf(range, free)).status).toBe(200);
    }
  });

  it('treats a request with a forged session cookie like the request of a visitor', async () => {
    const headers = { cookie: '__session=forged.session.cookie' };
    await expectRefusal(await call('listItems', { query: { page: '2' }, headers }), SIGN_IN);
  });

  it('returns 400 when the page is not a positive whole number', async () => {
    for (const page of ['0', '-1', '1.5', 'abc'])
      expect((await pageOf({ page }, premium)).status).toBe(400);
  });
});
