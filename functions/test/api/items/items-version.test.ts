import { ITEMS_VERSION_HEADER, itemsVersionSchema } from '@contract/schemas/items-version';
import { itemListPageSchema } from '@contract/schemas/item-list';
import { expect, it } from 'vitest';
import { call, readError, send } from '../support/api';
import { listItems, storeItems } from '../support/item-list';
import { createMember, uniqueName } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const versionOf = ({ headers }: Pick<Response, 'headers'>) =>
  itemsVersionSchema.parse(headers.get(ITEMS_VERSION_HEADER));

async function listSince(version: string, search: string) {
  const response = await call('listItems', {
    query: { search },
    headers: { [ITEMS_VERSION_HEADER]: version },
  });
  return itemListPageSchema.parse(await response.json()).items;
}

it("GET /api/items contains a change when the request sends the items version of the change, even when the server's memory does not have the change yet", async () => {
  const title = uniqueName();
  // Requests the list twice. The first request loads the index, which can take more than a second. The loaded items are
  // then so old that the next request reads items again.
  await call('listItems');
  await call('listItems');
  await storeItems([{ title }]);
  const { items } = await listItems({ search: title });
  expect(items).toHaveLength(1);
});

it('GET /api/items contains a new item when the request sends the items version that the share, or a repetition of the share, returned', async () => {
  const as = await createMember();
  const title = uniqueName();
  const key = uniqueName();
  await call('listItems');
  const share = () => shareSale(as, { fields: { ...SALE_FIELDS, title }, key });
  const version = versionOf(await share());
  expect(await listSince(version, title)).toHaveLength(1);
  expect(versionOf(await share())).toBe(version);
});

it.each(['', 'yesterday', '2026-11-21', '2026-11-21T12:00:00Z', '1795000000000000'])(
  'GET /api/items returns 400 for the items version %j',
  async (version) => {
    const headers = { [ITEMS_VERSION_HEADER]: version };
    expect(await readError(await send('GET', '/api/items', { headers }))).toMatchObject({
      status: 400,
      issues: [{ path: ['headers', ITEMS_VERSION_HEADER] }],
    });
  },
);

it('GET /api/items returns 200 when the items version is in the future', async () => {
  const headers = { [ITEMS_VERSION_HEADER]: '2999-01-01T00:00:00.000000Z' };
  expect((await send('GET', '/api/items', { headers })).status).toBe(200);
});
