import { expect, it } from 'vitest';
import { call } from '../api/support/api';
import { store } from '../api/support/item-list';
import { unique } from '../api/support/member';

it('shows a visitor no item of a list that is split by price or date ranges', async () => {
  const marker = unique();
  await store(Array.from({ length: 20 }, () => ({ title: marker })));
  const ranges: Record<string, string>[] = [
    ...[0, 10, 20, 30, 40].map((from) => ({ minPrice: String(from), maxPrice: String(from + 10) })),
    { minPrice: '0' },
    { maxPrice: '$9,999' },
    { soldFrom: '2020-01-01' },
    { soldTo: '2030-01-01' },
  ];
  for (const range of ranges) {
    const answer = await call('listItems', { query: { search: marker, ...range } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      code: 'sign_in_required',
      message: 'Sign in to filter by price or sold date',
      requestId: expect.any(String) as unknown,
    });
  }
});
