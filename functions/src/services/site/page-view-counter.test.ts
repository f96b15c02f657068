import { expect, it, vi } from 'vitest';
import type { CountersRepo } from '../../repos/counters-repo';
import { createPageViewCounter } from './page-view-counter';

const counters = { add: vi.fn<CountersRepo['add']>(), sum: vi.fn<CountersRepo['sum']>() };
const pageViews = createPageViewCounter({
  counters,
  now: () => new Date('2026-11-22T12:00:00.000Z'),
});

it('PageViewCounter.figures returns the views of each page in the last days, the most viewed page first', async () => {
  counters.sum.mockResolvedValue({ '/about': 2, '/': 40, other: 3 });
  expect(await pageViews.figures(2)).toEqual([
    { route: '/', count: 40 },
    { route: 'other', count: 3 },
    { route: '/about', count: 2 },
  ]);
  expect(counters.sum).toHaveBeenCalledWith('pageViews', ['2026-11-22', '2026-11-21']);
});
