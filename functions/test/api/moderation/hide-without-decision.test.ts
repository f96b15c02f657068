import { DAY_MS } from '@contract/rules/durations';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { db } from '../support/environment';
import { itemIdsOf, listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  decideReport,
  moderationNotificationTitles,
  pictureUrls,
  reportIn,
  statusesOfUrls,
  readStoredHiddenItem,
  readStoredItem,
} from '../support/moderation';
import { shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const timeout = TRIGGER_TIMEOUT_MS;
/** The timeout of a test in milliseconds. It is long, because a test waits for several triggers, one after another. */
const LONG_MS = 4 * TRIGGER_TIMEOUT_MS;
const reports = createReportsRepo(db);

let admin: Member;
let owner: Member;
beforeAll(async () => {
  [admin, owner] = await Promise.all([createMember({ admin: true }), createMember()]);
});

let title: string;
let itemId: string;
beforeEach(async () => {
  title = uniqueName();
  itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title } });
});

/** Stores a report by a new member whose reports count for hiding items. Does not create an account for this member. */
function report(changes: Partial<NewReport> = {}): Promise<boolean> {
  const of = { itemId, itemTitle: title, itemOwnerId: owner.uid };
  return reports.create(systemWorkFor(uniqueName()), newReport({ ...of, ...changes }));
}
const reportBy = (count: number) => Promise.all(Array.from({ length: count }, () => report()));
const numbersOf = async (): Promise<string[]> => {
  const { docs } = await db.collection('reports').where('itemId', '==', itemId).get();
  return docs.map((stored) => stored.get('number') as string);
};
const hidingCountOf = async (id: string) =>
  (await collections.queueEntries.doc(db, { entryId: `${id}_pending` }).get()).data()?.hiders;
/**
 * Hides the item if at least 3 reports count for hiding it, like the trigger that runs after each report. Returns
 * whether this call has hidden the item.
 */
const hideReported = () =>
  createHiddenItemsRepo(db).hideReported(authorizeForTest({ itemId }), {
    reports: 3,
    now: new Date(),
  });
const untilHidden = () =>
  expect.poll(() => readStoredHiddenItem(itemId), { timeout }).toMatchObject({ isAutomatic: true });
const isListed = async () => itemIdsOf(await listItems({ search: title })).includes(itemId);

describe('an item that members report', () => {
  it('is hidden with its pictures by the third report that counts, until an admin decides', async () => {
    const urls = await pictureUrls(itemId);
    await reportBy(2);
    // Two further reports do not count for hiding the item: one by a member whose reports never count, and one about a
    // comment.
    await report({ countsForHiding: false });
    await report({ commentId: 'c1' });
    expect(await hidingCountOf(itemId)).toBe(2);
    expect(await hideReported()).toBe(false);
    await report({ reason: 'fake' });
    // Waits for the notification to the owner, which the trigger sends after it has moved the pictures.
    await expect
      .poll(() => moderationNotificationTitles(owner), { timeout })
      .toEqual(['Item hidden']);
    // Expects the reason 'spam', because most reports have it.
    expect(await readStoredHiddenItem(itemId)).toMatchObject({
      isAutomatic: true,
      removeAt: null,
      reason: 'spam',
    });
    expect(await isListed()).toBe(false);
    expect(await statusesOfUrls(urls)).toEqual([404]);
  });
});

describe("an admin's decision about an item that reports have hidden", () => {
  beforeEach(async () => {
    await reportBy(3);
    await untilHidden();
  });
  const one = async () => (await numbersOf())[0] ?? '';

  it('shows the item again with its pictures when an admin dismisses the reports', async () => {
    const response = await decideReport(admin, await one(), { status: 'dismissed', group: true });
    expect(await reportIn(response)).toMatchObject({ status: 'dismissed', hidden: null });
    expect(await readStoredHiddenItem(itemId)).toBeUndefined();
    expect(await isListed()).toBe(true);
    expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([200]);
  });

  it('shows the item again only with the last dismissal when an admin dismisses the reports one by one', async () => {
    const [first = '', second = '', third = ''] = await numbersOf();
    for (const number of [first, second])
      expect(
        await reportIn(await decideReport(admin, number, { status: 'dismissed' })),
      ).toMatchObject({
        hidden: { isAutomatic: true, removedAt: null },
      });
    const last = await decideReport(admin, third, { status: 'dismissed' });
    expect((await reportIn(last)).hidden).toBeNull();
    expect(await isListed()).toBe(true);
  });

  it('keeps the item hidden for 30 days when an admin resolves one report, even when an admin dismisses all other reports later', async () => {
    const [first = '', ...others] = await numbersOf();
    await reportIn(await decideReport(admin, first, { status: 'resolved' }));
    for (const number of others)
      await reportIn(await decideReport(admin, number, { status: 'dismissed' }));
    const removeAt = (await readStoredHiddenItem(itemId))?.removeAt?.getTime() ?? 0;
    expect(Math.round((removeAt - Date.now()) / DAY_MS)).toBe(HIDDEN_ITEM_RETENTION_DAYS);
    expect((await readStoredItem(itemId)).hiddenAt).not.toBeNull();
  });

  it('keeps the item hidden without an end date when an admin marks the reports as reviewed', async () => {
    const response = await decideReport(admin, await one(), { status: 'reviewed', group: true });
    expect((await reportIn(response)).hidden).toMatchObject({ isAutomatic: true, removedAt: null });
    expect(await isListed()).toBe(false);
  });

  it('is accepted from only one of two admins who decide at the same time, and determines whether the item is shown', async () => {
    const other = await createMember({ admin: true });
    const number = await one();
    const { version } = await reportIn(await decideReport(admin, number, { status: 'reviewed' }));
    const responses = await Promise.all([
      decideReport(admin, number, { status: 'dismissed', group: true }, { version }),
      decideReport(other, number, { status: 'resolved', group: true }, { version }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isShown = responses[0].status === 200;
    expect(await isListed()).toBe(isShown);
    const urls = await pictureUrls(itemId);
    await expect.poll(() => statusesOfUrls(urls), { timeout }).toEqual([isShown ? 200 : 404]);
  });
});

// These tests run last, because they cause many events, and the triggers of all later tests would have to wait for the
// triggers of these events.
describe('many reports of an item that arrive at the same moment', () => {
  it(
    'hide the item only once when `hideReported` runs for each of them at the same time',
    async () => {
      // This database has no triggers, so the test calls `hideReported` as the trigger does after each report.
      const own = createOwnDatabase();
      await own.doc('items/owl').set(itemFieldsToStore({ ownerId: 'bob' }));
      const ownReports = createReportsRepo(own);
      await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          ownReports.create(systemWorkFor(`by${n}`), newReport()),
        ),
      );
      const key = authorizeForTest({ itemId: 'owl' });
      const responses = await Promise.all(
        Array.from({ length: 12 }, () =>
          createHiddenItemsRepo(own).hideReported(key, { reports: 3, now: new Date() }),
        ),
      );
      expect(responses.filter((isHidden) => isHidden)).toHaveLength(1);
    },
    LONG_MS,
  );

  it(
    'hide the item only once, and notify its owner only once',
    async () => {
      const seller = await createMember();
      itemId = await shareItem(seller);
      await reportBy(8);
      await untilHidden();
      const first = await readStoredHiddenItem(itemId);
      // The emulator starts triggers in the order of the events. When the marker item is hidden, the triggers of the 8
      // reports have started.
      const marker = await createMember();
      const markerId = await shareItem(marker);
      await Promise.all(
        Array.from({ length: 3 }, () =>
          reports.create(
            systemWorkFor(uniqueName()),
            newReport({ itemId: markerId, itemTitle: 'Marker', itemOwnerId: marker.uid }),
          ),
        ),
      );
      await expect
        .poll(() => moderationNotificationTitles(marker), { timeout })
        .toEqual(['Item hidden']);
      expect(await readStoredHiddenItem(itemId)).toEqual(first);
      expect(await moderationNotificationTitles(seller)).toEqual(['Item hidden']);
    },
    LONG_MS,
  );
});
