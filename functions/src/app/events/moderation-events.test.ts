import { expect, it, vi } from 'vitest';
import { NO_TOTALS_CHANGE } from '../../domain/moderation/figure-counts';
import type { FiguresStart, StoredFiguresDay } from '../../repos/figures-repo';
import { foldFigures } from './moderation-events';

it('foldFigures stores the figures of the ended days even when an ended premium plan cannot be counted, and throws afterwards', async () => {
  let start: FiguresStart | null = null;
  const days = new Map<string, StoredFiguresDay>();
  const setDoneTo = vi.fn<() => Promise<void>>();
  const job = foldFigures({
    repos: {
      figurePlans: {
        between: () => expect.unreachable('the first run counts all members'),
        doneTo: () => Promise.resolve(null),
        setDoneTo,
      },
      premiumRecount: {
        members: async function* () {
          yield await Promise.resolve(['ann']);
        },
        count: () => Promise.reject(new Error('broken')),
      },
      counters: { add: () => Promise.resolve(), sum: () => Promise.resolve({ newMembers: 2 }) },
      figures: {
        start: () => Promise.resolve(start),
        latest: () => Promise.resolve(null),
        day: (day) => Promise.resolve(days.get(day) ?? null),
        between: () => Promise.resolve([]),
        store: (day) => {
          days.set(day.day, day);
          return Promise.resolve();
        },
        firstCounted: () => Promise.resolve('2026-11-20'),
        totals: () => Promise.resolve({ stored: null, counted: NO_TOTALS_CHANGE }),
        setStart: (firstDay) => {
          start = { firstDay, ...NO_TOTALS_CHANGE };
          return Promise.resolve(NO_TOTALS_CHANGE);
        },
      },
    },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  await expect(job()).rejects.toThrow('Could not count the premium of ann.');
  expect(days.get('2026-11-20')?.counts).toEqual({ newMembers: 2 });
  expect(setDoneTo).not.toHaveBeenCalled();
});
