import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ReportDecision, ReportForAdmins } from '@contract/schemas/report-for-admins';
import { beforeEach, expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import type { DecisionState, PreparedAct, PrepareAct } from '../../repos/report-decisions-repo';
import type { StoredReport } from '../../repos/stored-report';
import { createReportDecisionApplier } from './report-decision-applier';

const admin = actorFor('admin', { isAdmin: true });
const transaction = {} as never;
const picture = { ...itemRecordLike().picture, url: '/media/items/owl/new.webp' };

let isUndecided: boolean;
const write = vi.fn();
const act: PreparedAct = { write, before: 'hidden', after: 'shown' };
const keeping: PreparedAct = { write, before: 'hidden', after: 'kept hidden' };
const calls: string[] = [];
beforeEach(() => {
  isUndecided = true;
  calls.length = 0;
});

const follow = createReportDecisionApplier({
  reportActionService: {
    current: async ({ number }) => ({
      output: { body: { report: { id: number } as ReportForAdmins }, etag: 'now' },
      changedAt: 0,
    }),
  },
  hiddenItems: {
    isUndecided: async () => isUndecided,
    prepareKeeping: async () => {
      calls.push('keep');
      return keeping;
    },
    prepareShowing: async (_transaction, _key, showing) => {
      calls.push(`show ${showing.picture.url} unless kept: ${String(showing.unlessKept)}`);
      return act;
    },
  },
  items: { get: async (id) => ({ id, record: itemRecordLike(), changedAt: 0 }) },
  showItemAgain: async (_itemId, _item, show) => {
    calls.push('copy');
    return { result: await show({ picture, hiddenUrl: '' }), changedAt: 0 };
  },
  now: () => new Date(),
});

const by = { admin: { actor: admin, username: 'root' } };

/** Decides a report of the item or of a comment. Returns what the transaction writes in addition to the decision. */
function decide(status: ReportDecision, pendingLeft = 0, commentId: string | null = null) {
  const report = { record: { itemId: 'owl', commentId } } as StoredReport;
  const state: DecisionState = { ...by, report, pendingLeft };
  return follow({ report, status, actor: admin }, async (prepare?: PrepareAct) =>
    prepare ? prepare(transaction, state) : null,
  );
}

it('a decision about a report shows the item again, with copied pictures, when the last pending report of the item is dismissed', async () => {
  expect(await decide('dismissed')).toEqual(act);
  expect(calls).toEqual(['copy', `show ${picture.url} unless kept: true`]);
});

it('a decision about a report leaves the item hidden when other reports are pending', async () => {
  expect(await decide('dismissed', 1)).toBeNull();
  expect(calls).toEqual(['copy']);
});

it("a decision about a report sets the time of the item's removal when a report is resolved", async () => {
  expect(await decide('resolved', 2)).toEqual(keeping);
  expect(calls).toEqual(['keep']);
});

it('a decision about a report changes nothing when a report is marked as reviewed or is about a comment', async () => {
  expect(await decide('reviewed')).toBeNull();
  expect(await decide('dismissed', 0, 'c1')).toBeNull();
  expect(calls).toEqual([]);
});

it('a decision about a report changes nothing when the item is not hidden', async () => {
  isUndecided = false;
  expect(await decide('dismissed')).toBeNull();
  expect(calls).toEqual([]);
});

it("a decision that dismisses the last report fails with 'conflict' and the current report when other reports hide the item meanwhile", async () => {
  isUndecided = false;
  const record = { itemId: 'owl', commentId: null };
  const report = { number: '10000001', record } as StoredReport;
  const decision = follow({ report, status: 'dismissed', actor: admin }, async (prepare) => {
    isUndecided = true;
    return prepare?.(transaction, { ...by, report, pendingLeft: 0 });
  });
  await expect(decision).rejects.toMatchObject({
    code: 'conflict',
    current: { body: { report: { id: '10000001' } }, etag: 'now' },
  });
});
