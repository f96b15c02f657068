import { siteFiguresSchema } from '@contract/schemas/figures';
import { expect, it } from 'vitest';
import { NO_TOTALS_CHANGE } from '../../domain/moderation/figure-counts';
import { createFiguresService } from './figures';

it('Figures.get returns 0 for stored counts below 0, so that the response stays valid until they are counted again', async () => {
  const start = {
    firstDay: '2026-11-21',
    ...NO_TOTALS_CHANGE,
    members: -1,
    items: -2,
    premium: -3,
  };
  const figures = createFiguresService({
    counters: { sum: () => Promise.resolve({}) },
    figures: {
      start: () => Promise.resolve(start),
      latest: () => Promise.resolve(null),
      between: () => Promise.resolve([]),
      totals: () => Promise.resolve({ stored: start, counted: NO_TOTALS_CHANGE }),
    },
    pendingCases: {
      get: () => Promise.resolve({ pendingReports: -4, oldestPendingAt: null, pendingAppeals: 0 }),
    },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  expect(siteFiguresSchema.parse(await figures.get(1)).now).toEqual({
    members: 0,
    items: 0,
    premium: 0,
    pendingReports: 0,
    oldestPendingAt: null,
    pendingAppeals: 0,
  });
});
