import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HiddenItem } from '../../repos/hidden-items-repo';
import type { NewNotification } from '../../repos/notifications-repo';
import type { RulingRecord } from '../../repos/rulings';
import type { ReportRecord } from '../../repos/stored-report';
import { createNotifyOfAppeals } from './notify';
import { createNotifyOfModeration } from './notify-of-moderation';

const HIDDEN_AT = new Date('2026-11-26T12:00:00Z');
const MEMBERS = ['ann', 'bob', 'cat'];

const report: ReportRecord = {
  number: '12345678',
  subjectId: 'owl',
  status: 'dismissed',
  reason: 'spam',
  description: '',
  note: null,
  itemId: 'owl',
  commentId: null,
  comment: null,
  reporterId: 'bob',
  reporterUsername: 'bob',
  reporterUpheld: 0,
  reporterDecided: 0,
  countsForHiding: true,
  itemTitle: 'Brass owl',
  itemOwnerId: 'ann',
  itemOwner: 'ann',
  itemPriceCents: 100,
  itemPlatform: 'ebay',
  itemListingUrl: null,
  thumbnail: null,
  gone: null,
  decidedById: 'admin',
  decidedBy: 'admin',
  shownAt: null,
  decidedAt: HIDDEN_AT,
  terms: [],
  idempotencyKey: null,
  createdAt: HIDDEN_AT,
};
const hiddenItem: HiddenItem = {
  ownerId: 'ann',
  isAutomatic: true,
  reason: 'spam',
  hiddenAt: HIDDEN_AT,
  removeAt: null,
  rulingId: 'ruling',
  bySuspension: false,
};

const plan = { subscriptionStatus: 'canceled', subscriptionEndDate: new Date(0) };
const shown = { itemId: 'owl', hiddenAt: HIDDEN_AT, rulingId: 'ruling' };

let stored: ReportRecord | null;
let hidden: HiddenItem | null;
let ruling: RulingRecord | null;
let item: { removedAt: Date | null; hiddenAt: Date | null };
let members: readonly string[];
let told: Map<string, NewNotification>;
beforeEach(() => {
  stored = report;
  hidden = hiddenItem;
  ruling = null;
  item = { removedAt: null, hiddenAt: HIDDEN_AT };
  members = MEMBERS;
  told = new Map();
});

const notify = () => {
  const parts: Parameters<typeof createNotifyOfModeration>[0] = {
    write: {
      add: async ({ uid, id }, notification) => {
        const key = `${uid} ${id}`;
        if (!told.has(key)) told.set(key, notification);
      },
    },
    users: {
      get: async (uid) => (members.includes(uid) ? ({ username: uid, ...plan } as never) : null),
    },
    items: {
      get: async (id) => ({
        id,
        changedAt: 0,
        record: itemRecordLike({ ownerId: 'ann', title: 'Brass owl', ...item }),
      }),
    },
    reports: { get: async () => stored },
    hiddenItems: { get: async () => hidden },
    rulings: { get: async () => ruling },
  };
  const now = () => HIDDEN_AT;
  return { ...createNotifyOfModeration(parts), ...createNotifyOfAppeals({ ...parts, now }) };
};

const keys = () => [...told.keys()];
const titles = () => [...told.values()].map(({ title }) => title);

describe('the notifications of a reporter', () => {
  it('state only once that an admin has reviewed the report, even when the decision changes later', async () => {
    await notify().reviewedReport('owl_bob');
    stored = { ...report, status: 'resolved' };
    await notify().reviewedReport('owl_bob');
    expect(keys()).toEqual(['bob report_12345678']);
    expect([...told.values()]).toMatchObject([
      { type: 'other', topic: 'report', itemId: null, actorId: null, title: 'Report reviewed' },
    ]);
  });

  it.each([
    ['the report is pending again', { status: 'pending' }],
    ['the report was resolved without a decision by an admin', { decidedById: null }],
    ['the report no longer names its reporter', { reporterId: null }],
    ['the reporter is gone', { reporterId: 'gone' }],
  ] as const)('are not written when %s', async (_when, change) => {
    stored = { ...report, ...change };
    await notify().reviewedReport('owl_bob');
    expect(keys()).toEqual([]);
  });

  it('are not written when the report is gone', async () => {
    stored = null;
    await notify().reviewedReport('owl_bob');
    await notify().deletedSubject('owl_bob');
    expect(keys()).toEqual([]);
  });
});

describe('the notifications of an owner', () => {
  it('state once that an item or comment was deleted, even when there are several reports', async () => {
    for (const number of ['1', '2']) {
      stored = { ...report, number };
      await notify().deletedSubject(`owl_${number}`);
    }
    stored = {
      ...report,
      commentId: 'c1',
      comment: { userId: 'cat', username: 'cat', content: 'Buy' },
    };
    await notify().deletedSubject('owl_c1_bob');
    expect(keys()).toEqual(['ann deleted_owl', 'cat deleted_c1']);
    expect(titles()).toEqual(['Item deleted', 'Comment deleted']);
  });

  it('state that reports have hidden an item, and later that an admin keeps it hidden', async () => {
    for (let time = 0; time < 2; time += 1) await notify().hiddenItem('owl');
    hidden = { ...hiddenItem, removeAt: new Date('2026-12-26T12:00:00Z') };
    for (let time = 0; time < 2; time += 1) await notify().hiddenItem('owl');
    expect(titles()).toEqual(['Item hidden', 'Item stays hidden']);
  });

  it('state that an item was hidden or shown again, each time that this happens', async () => {
    for (const hiddenAt of [HIDDEN_AT, new Date('2026-11-27')]) {
      hidden = { ...hiddenItem, hiddenAt };
      await notify().hiddenItem('owl');
      item = { removedAt: null, hiddenAt: null };
      await notify().shownItem({ itemId: 'owl', hiddenAt, rulingId: 'ruling' });
    }
    expect(titles()).toEqual([
      'Item hidden',
      'Item shown again',
      'Item hidden',
      'Item shown again',
    ]);
  });

  it('are not written about an item that is removed, or whose state has changed since the event', async () => {
    await notify().shownItem(shown);
    hidden = null;
    await notify().hiddenItem('owl');
    [hidden, item] = [hiddenItem, { removedAt: HIDDEN_AT, hiddenAt: null }];
    await notify().hiddenItem('owl');
    await notify().shownItem(shown);
    expect(keys()).toEqual([]);
  });

  it('state that the owner can appeal, and state the outcome of the appeal once, even when the item is shown again', async () => {
    await notify().hiddenItem('owl');
    expect([...told.values()]).toMatchObject([{ rulingId: 'ruling', itemId: null }]);
    const appeal = { text: 'Why?', at: HIDDEN_AT, key: null, status: 'pending', answer: '' };
    const appealed = {
      kind: 'hidden_item',
      memberId: 'ann',
      itemId: 'owl',
      itemTitle: 'Brass owl',
      end: null,
      appeal: { ...appeal, decidedById: null, decidedBy: null, decidedAt: null },
    } as RulingRecord;
    ruling = appealed;
    await notify().decidedAppeal('ruling');
    expect(titles()).toEqual(['Item hidden']);
    ruling = {
      ...appealed,
      end: 'granted',
      appeal: appealed.appeal && { ...appealed.appeal, status: 'granted' },
    };
    item = { removedAt: null, hiddenAt: null };
    await notify().shownItem(shown);
    for (let time = 0; time < 2; time += 1) await notify().decidedAppeal('ruling');
    expect(titles()).toEqual(['Item hidden', 'Appeal granted']);
    expect(told.get('ann appeal_ruling')).toMatchObject({
      topic: 'moderation',
      rulingId: 'ruling',
    });
  });

  it('state the outcome of an appeal, and that the suspension has ended the subscription', async () => {
    const decided = { decidedById: null, decidedBy: null, decidedAt: null };
    const granted = { text: 'Why?', at: HIDDEN_AT, key: null, status: 'granted', answer: '' };
    const ended = {
      kind: 'suspension',
      memberId: 'ann',
      itemId: null,
      itemTitle: null,
      end: 'granted',
      endsSubscription: true,
      appeal: { ...granted, ...decided },
    } as RulingRecord;
    ruling = ended;
    await notify().decidedAppeal('ruling');
    expect(told.get('ann appeal_ruling')?.message).toMatch(
      /restored\. Your subscription has ended\./,
    );
    ruling = { ...ended, memberId: 'bob', endsSubscription: false };
    await notify().decidedAppeal('ruling');
    expect(told.get('bob appeal_ruling')?.message).toMatch(/restored\.$/);
  });

  it('are not written when the owner is gone', async () => {
    members = [];
    await notify().hiddenItem('owl');
    await notify().deletedSubject('owl_bob');
    expect(keys()).toEqual([]);
  });
});
