import { beforeAll, expect, it } from 'vitest';
import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { call } from '../api/support/api';
import { createMember, type Member } from '../api/support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../api/support/share-sale';

const SPAM = 'FREE STUFF at https://spam.example';

let member: Member;
beforeAll(async () => {
  member = await createMember();
});

async function categoryNames(): Promise<string[]> {
  const response = await call('listItemCategories', {});
  const { categories } = (await response.json()) as { categories: { categoryName: string }[] };
  return categories.map(({ categoryName }) => categoryName);
}

it('a shared item gets the name of its category from the category tree, not from the request', async () => {
  const search = await call('searchCategories', { query: { q: 'guitar', limit: '1' } });
  const { categories } = (await search.json()) as { categories: Record<string, string>[] };
  const { categoryId = '', categoryName } = categories[0] ?? {};
  const shared = await shareSale(member, {
    fields: { ...SALE_FIELDS, categoryId, categoryName: SPAM },
  });
  expect(shared.status).toBe(201);
  expect(shared.body.item?.categoryName).toBe(categoryName);
});

it('a shared item gets no category when the request has only the name of a category', async () => {
  const shared = await shareSale(member, { fields: { ...SALE_FIELDS, categoryName: SPAM } });
  expect(shared.status).toBe(201);
  expect(shared.body.item?.categoryName).toBeNull();
  expect(await categoryNames()).not.toContain(SPAM);
});

it.each(['1235', 'bolo-unknown', '__proto__', 'constructor', '11450'])(
  'sharing an item returns 400 and stores nothing when the category is %s',
  async (categoryId) => {
    const before = await readStoredItemsOf(member);
    const fields = { ...SALE_FIELDS, categoryId, categoryName: SPAM };
    const refused = await shareSale(member, { fields });
    expect(refused.status).toBe(400);
    const message = CATEGORY_MESSAGES.unknown;
    expect(refused.body.issues).toEqual([{ path: ['body', 'categoryId'], message }]);
    expect((await readStoredItemsOf(member)).items).toHaveLength(before.items.length);
  },
);
