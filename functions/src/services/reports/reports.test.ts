import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { REPORT_MESSAGES } from '@contract/schemas/report';
import { expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import { createReportsService } from './reports';

/**
 * Reports the item 'owl' of 'bob'. `isRepeat` is null if the member has not reported the item before. Otherwise it
 * states whether the earlier report is the same (true) or another one (false).
 */
function reporting(isRepeat: boolean | null) {
  const copyThumbnail = vi.fn(async () => null);
  const getUser = vi.fn(async () => null);
  const create = vi.fn(async () => true);
  const reports = createReportsService({
    reports: {
      create,
      isRepeat: async () => isRepeat,
      exists: async () => isRepeat !== null,
      get: async () => null,
      recordOf: async () => ({ upheld: 0, decided: 0 }),
      stopCounting: async () => {},
    },
    comments: { get: async () => null },
    itemLookup: {
      getStored: async (id) => ({ id, record: itemRecordLike({ ownerId: 'bob' }), changedAt: 0 }),
    },
    users: { get: getUser },
    copyThumbnail,
    now: () => new Date('2026-11-20'),
  });
  const report = () =>
    reports.report({
      itemId: 'owl',
      commentId: null,
      actor: actorFor('ann'),
      report: { reason: 'spam', description: '' },
      idempotencyKey: { sent: 'key', bound: 'bound' },
    });
  return { report, work: { copyThumbnail, getUser, create } };
}

it("Reports.report copies the item's thumbnail, reads the reporter and stores the report when a member reports an item for the first time", async () => {
  const { report, work } = reporting(null);
  expect(await report()).toEqual({ hasReported: true });
  for (const done of Object.values(work)) expect(done).toHaveBeenCalledTimes(1);
});

it('Reports.report throws already_reported for another report of the same item, and then copies, reads and stores nothing', async () => {
  const { report, work } = reporting(false);
  await expect(report()).rejects.toThrow(REPORT_MESSAGES.alreadyReported);
  for (const done of Object.values(work)) expect(done).not.toHaveBeenCalled();
});

it('Reports.report succeeds without copying, reading or storing anything when the same report is repeated', async () => {
  const { report, work } = reporting(true);
  expect(await report()).toEqual({ hasReported: true });
  for (const done of Object.values(work)) expect(done).not.toHaveBeenCalled();
});
