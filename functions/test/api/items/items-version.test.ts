import { ITEMS_VERSION_HEADER, itemsVersionSchema } from '@contract/schemas/items-version';
import { itemListPageSchema } from '@contract/schemas/item-list';
import { expect, it } from 'vitest';
import { call, readError, send } from '../support/api';
import { createMember, unique } from '../support/member';
import { SALE, shareSale } from '../support/share-sale';

const versionOf = ({ headers }: Pick<Response, 'headers'>) =>
  itemsVersionSchema.parse(headers.get(ITEMS_VERSION_HEADER));

/** Reads the list as soon as the change is answered, in an instance that was read a moment ago. */
async function listSince(version: string, search: string) {
  const answer = await call('listItems', {
    query: { search },
    headers: { [ITEMS_VERSION_HEADER]: version },
  });
  return itemListPageSchema.parse(await answer.json()).items;
}

it('a list that sends the version of a share contains it, also if the share was repeated', async () => {
  const as = await createMember();
  const [title, key] = [unique(), unique()];
  await call('listItems');
  const share = () => shareSale(as, { fields: { ...SALE, title }, key });
  const version = versionOf(await share());
  expect(await listSince(version, title)).toHaveLength(1);
  expect(versionOf(await share())).toBe(version);
});

it.each(['', 'yesterday', '2026-11-21', '2026-11-21T12:00:00Z', '1795000000000000'])(
  'returns 400 for the version %j',
  async (version) => {
    const headers = { [ITEMS_VERSION_HEADER]: version };
    expect(await readError(await send('GET', '/api/items', { headers }))).toMatchObject({
      status: 400,
      issues: [{ path: ['headers', ITEMS_VERSION_HEADER] }],
    });
  },
);

it('answers after one sync when the version is in the future', async () => {
  const headers = { [ITEMS_VERSION_HEADER]: '2999-01-01T00:00:00.000000Z' };
  expect((await send('GET', '/api/items', { headers })).status).toBe(200);
});
