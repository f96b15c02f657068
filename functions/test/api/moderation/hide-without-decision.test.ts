import { HIDDEN_DAYS } from '@contract/schemas/reported';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemFor } from '../../../src/lib/authority.test-support';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { db } from '../support/environment';
import { idsOf, list } from '../support/item-list';
import { createMember, type Member, unique } from '../support/member';
import {
  decide,
  moderationTitles,
  pictureUrls,
  reported,
  reportIn,
  statusesOf,
  storedHidden,
  storedItemOf,
} from '../support/moderation';
import { shareItem } from '../support/own-items';
import { SALE } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const DAY_MS = 24 * 60 * 60 * 1000;
const timeout = TRIGGER_TIMEOUT_MS;
const reports = createReportsRepo(db);

let admin: Member;
let owner: Member;
beforeAll(async () => {
  [admin, owner] = await Promise.all([createMember({ admin: true }), createMember()]);
});

let title: string;
let itemId: string;
beforeEach(async () => {
  title = unique();
  itemId = await shareItem(owner, { fields: { ...SALE, title } });
});

/** Stores a report by somebody who counts, without an account for each. */
function report(changes: Partial<NewReport> = {}): Promise<boolean> {
  const of = { itemId, itemTitle: title, itemOwnerId: owner.uid };
  return reports.create(systemFor(unique()), newReport({ ...of, ...changes }));
}
const reportBy = (count: number) => Promise.all(Array.from({ length: count }, () => report()));
const numbersOf = async (): Promise<string[]> => {
  const { docs } = await db.collection('reports').where('itemId', '==', itemId).get();
  return docs.map((it) => it.get('number') as string);
};
const untilHidden = () =>
  expect.poll(() => storedHidden(itemId), { timeout }).toMatchObject({ isAutomatic: true });
const isListed = async () => idsOf(await list({ search: title })).includes(itemId);

describe('an item that members report', () => {
  it('is hidden by the third report, with its pictures, until an admin decides', async () => {
    const urls = await pictureUrls(itemId);
    await reportBy(2);
    // The report of a member who counts little adds nothing.
    await report({ countsForHiding: false });
    await report({ commentId: 'c1' });
    expect(await storedHidden(itemId)).toBeUndefined();
    await report({ reason: 'fake' });
    await untilHidden();
    // Two reports say 'spam'.
    expect(await storedHidden(itemId)).toMatchObject({ removeAt: null, reason: 'spam' });
    expect(await isListed()).toBe(false);
    await expect.poll(() => statusesOf(urls), { timeout }).toEqual([404]);
    await expect.poll(() => moderationTitles(owner), { timeout }).toEqual(['Item hidden']);
  });

  it('is hidden once, and its owner told once, when 50 report it at the same moment', async () => {
    const seller = await createMember();
    itemId = await shareItem(seller);
    await reportBy(50);
    await untilHidden();
    const first = await storedHidden(itemId);
    await expect.poll(() => moderationTitles(seller), { timeout }).toEqual(['Item hidden']);
    // An event for each report arrives, also after the item is hidden.
    const last = await createMember();
    await db.doc(`users/${last.uid}`).update({ createdAt: new Date('2026-01-01') });
    await reported(last, itemId).catch(() => 'hidden items cannot be reported');
    expect(await storedHidden(itemId)).toEqual(first);
    expect(await moderationTitles(seller)).toEqual(['Item hidden']);
  });
});

describe('the decision about an item that reports hid', () => {
  beforeEach(async () => {
    await reportBy(3);
    await untilHidden();
  });
  const one = async () => (await numbersOf())[0] ?? '';

  it('shows it again when an admin dismisses the reports, with its pictures', async () => {
    const answer = await decide(admin, await one(), { status: 'dismissed', group: true });
    expect(await reportIn(answer)).toMatchObject({ status: 'dismissed', hidden: null });
    expect(await storedHidden(itemId)).toBeUndefined();
    expect(await isListed()).toBe(true);
    expect(await statusesOf(await pictureUrls(itemId))).toEqual([200]);
  });

  it('shows it again only with the last report when they are dismissed one by one', async () => {
    const [first = '', second = '', third = ''] = await numbersOf();
    for (const number of [first, second])
      expect(await reportIn(await decide(admin, number, { status: 'dismissed' }))).toMatchObject({
        hidden: { isAutomatic: true, removedAt: null },
      });
    const last = await decide(admin, third, { status: 'dismissed' });
    expect((await reportIn(last)).hidden).toBeNull();
    expect(await isListed()).toBe(true);
  });

  it('keeps it hidden for 30 days when an admin resolves them, also if others are dismissed then', async () => {
    const [first = '', ...others] = await numbersOf();
    await reportIn(await decide(admin, first, { status: 'resolved' }));
    for (const number of others)
      await reportIn(await decide(admin, number, { status: 'dismissed' }));
    const removeAt = (await storedHidden(itemId))?.removeAt?.getTime() ?? 0;
    expect(Math.round((removeAt - Date.now()) / DAY_MS)).toBe(HIDDEN_DAYS);
    expect((await storedItemOf(itemId)).hiddenAt).not.toBeNull();
  });

  it('keeps it hidden without an end when an admin marks them as reviewed', async () => {
    const answer = await decide(admin, await one(), { status: 'reviewed', group: true });
    expect((await reportIn(answer)).hidden).toMatchObject({ isAutomatic: true, removedAt: null });
    expect(await isListed()).toBe(false);
  });

  it('is made by one of two admins at the same time, and the item is either hidden or shown', async () => {
    const other = await createMember({ admin: true });
    const number = await one();
    const { version } = await reportIn(await decide(admin, number, { status: 'reviewed' }));
    const answers = await Promise.all([
      decide(admin, number, { status: 'dismissed', group: true }, { version }),
      decide(other, number, { status: 'resolved', group: true }, { version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isShown = answers[0].status === 200;
    expect(await isListed()).toBe(isShown);
    const urls = await pictureUrls(itemId);
    await expect.poll(() => statusesOf(urls), { timeout }).toEqual([isShown ? 200 : 404]);
  });
});
