import { APPEAL_MESSAGES } from '@contract/schemas/appeal';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import {
  adminActsAbout,
  appealIn,
  decideAppeal,
  listAppeals,
  readListedAppeals,
  requestOwnRuling,
  rulingIn,
  rulingIdOf,
  sendAppeal,
  readStoredRuling,
  storeRuling,
  rulingNotificationTitles,
} from '../support/appeals';
import { db } from '../support/environment';
import { itemIdsOf, listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  actOnReport,
  moderationNotificationTitles,
  pictureUrls,
  createItemReport,
  reportIn,
  statusesOfUrls,
  readStoredHiddenItem,
  storedReport,
} from '../support/moderation';
import { shareItem } from '../support/own-items';
import { reportItem } from '../support/reports';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const timeout = TRIGGER_TIMEOUT_MS;
const GRANT = { outcome: 'granted', answer: 'We are sorry' };
const REJECT = { outcome: 'rejected', answer: 'It is spam' };

let admin: Member;
let other: Member;
let reporter: Member;
beforeAll(async () => {
  [admin, other, reporter] = await Promise.all([
    createMember({ admin: true }),
    createMember({ admin: true }),
    createMember(),
  ]);
});

let owner: Member;
beforeEach(async () => {
  owner = await createMember();
});

/** Stores an appeal against a ruling by `admin`. */
async function appealed(change: Parameters<typeof storeRuling>[1] = {}): Promise<string> {
  const by = { byId: admin.uid, by: admin.username };
  const rulingId = await storeRuling(owner.uid, { ...by, ...change });
  await rulingIn(await sendAppeal(owner, rulingId));
  return rulingId;
}

describe('an appeal against a hidden item', () => {
  let title: string;
  let itemId: string;
  let number: string;
  let rulingId: string;
  beforeEach(async () => {
    title = uniqueName();
    itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title } });
    number = await createItemReport(reporter, itemId);
    await reportIn(await actOnReport('hideReportedItem', admin, number));
    rulingId = await rulingIdOf(itemId);
    await rulingIn(await sendAppeal(owner, rulingId));
  });
  const isListed = async () => itemIdsOf(await listItems({ search: title })).includes(itemId);

  it('shows the item again with its picture when another admin grants it, and notifies the owner only once', async () => {
    const later = await reportItem(await createMember(), itemId, { reason: 'spam' });
    expect(later.status).toBe(404);
    // Waits for the notification that the item was hidden. The owner would not get this notification if an admin showed
    // the item again before the trigger had run.
    await expect
      .poll(() => moderationNotificationTitles(owner), { timeout })
      .toEqual(['Item hidden']);
    const before = await pictureUrls(itemId);
    const response = await decideAppeal(other, rulingId, GRANT);
    const headers = { 'x-items-version': response.headers.get('x-items-version') ?? '' };
    expect(itemIdsOf(await listItems({ search: title }, undefined, headers))).toEqual([itemId]);
    expect(await appealIn(response)).toMatchObject({
      end: 'granted',
      ruledBy: admin.username,
      decidedBy: other.username,
      appeal: { status: 'granted', answer: 'We are sorry' },
    });
    expect(await readStoredHiddenItem(itemId)).toBeUndefined();
    const after = await pictureUrls(itemId);
    expect([await statusesOfUrls(before), await statusesOfUrls(after)]).toEqual([[404], [200]]);
    expect(
      (await adminActsAbout(owner.uid)).filter((it) => it.act === 'grant_appeal'),
    ).toMatchObject([
      {
        adminId: other.uid,
        report: null,
        subject: title,
        itemId,
        note: 'We are sorry',
        before: 'pending, hidden',
        after: 'granted, shown',
      },
    ]);
    await expect
      .poll(() => moderationNotificationTitles(owner), { timeout })
      .toEqual(['Appeal granted', 'Item hidden']);
  });

  it("leaves the item hidden when an admin rejects it, and shows the admin's text to the owner", async () => {
    const appeal = await appealIn(await decideAppeal(other, rulingId, REJECT));
    expect(appeal).toMatchObject({ end: null, appeal: { status: 'rejected' } });
    expect(await isListed()).toBe(false);
    expect(await rulingIn(await requestOwnRuling(owner, rulingId))).toMatchObject({
      mayAppeal: false,
      appeal: { status: 'rejected', answer: 'It is spam' },
    });
    await expect
      .poll(() => moderationNotificationTitles(owner), { timeout })
      .toEqual(['Appeal rejected', 'Item hidden']);
  });

  it('can be granted, without any effect on the item, when the item no longer exists', async () => {
    await call('deleteItem', { as: owner, params: { itemId } });
    await expect
      .poll(async () => (await readStoredRuling(rulingId)).end, { timeout })
      .toBe('item_gone');
    const appeal = await appealIn(await decideAppeal(other, rulingId, GRANT));
    expect(appeal).toMatchObject({ end: 'item_gone', appeal: { status: 'granted' } });
    expect((await adminActsAbout(owner.uid)).map((it) => it.after)).toContain('granted');
  });

  it('gets only one of two decisions that admins make at the same moment, and that decision determines whether the item is shown', async () => {
    const third = await createMember({ admin: true });
    const [listed] = await readListedAppeals(other, [rulingId], { status: 'all' });
    const version = listed?.version ?? '';
    const responses = await Promise.all([
      decideAppeal(other, rulingId, GRANT, version),
      decideAppeal(third, rulingId, REJECT, version),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isGranted = responses[0].status === 200;
    const loser = responses[isGranted ? 1 : 0];
    expect(await readError(loser)).toMatchObject({
      message: APPEAL_MESSAGES.changed,
      current: { appeal: { appeal: { status: isGranted ? 'granted' : 'rejected' } } },
    });
    expect(await isListed()).toBe(isGranted);
    expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([isGranted ? 200 : 404]);
  });
});

describe('an appeal about an item that reports have hidden', () => {
  it('dismisses the pending reports of the item when an admin grants it, so that they do not hide the item again', async () => {
    const itemId = await shareItem(owner);
    const number = await createItemReport(reporter, itemId);
    const rulingId = await storeRuling(owner.uid, {
      kind: 'hidden_item',
      itemId,
      itemTitle: 'Owl',
      isAutomatic: true,
      reason: 'spam',
    });
    const hiddenAt = new Date();
    await db.doc(`hiddenItems/${itemId}`).set({
      ownerId: owner.uid,
      isAutomatic: true,
      reason: 'spam',
      hiddenAt,
      removeAt: null,
      rulingId,
    });
    await db.doc(`items/${itemId}`).update({ hiddenAt, updatedAt: hiddenAt });
    await rulingIn(await sendAppeal(owner, rulingId));
    await appealIn(await decideAppeal(admin, rulingId, GRANT));
    expect(await storedReport(number)).toMatchObject({
      status: 'dismissed',
      decidedById: admin.uid,
      note: null,
    });
    expect(await adminActsAbout(owner.uid)).toMatchObject([{ act: 'grant_appeal', reports: 1 }]);
  });
});

describe('an appeal against a warning or a suspension', () => {
  it('withdraws the warning when an admin grants the appeal against it', async () => {
    const rulingId = await appealed();
    expect(await appealIn(await decideAppeal(other, rulingId, GRANT))).toMatchObject({
      kind: 'warning',
      end: 'granted',
      appeal: { status: 'granted' },
    });
    expect(await adminActsAbout(owner.uid)).toMatchObject([
      { act: 'grant_appeal', before: 'pending, warned', after: 'granted, withdrawn', subject: '' },
    ]);
    await expect
      .poll(() => rulingNotificationTitles(owner.uid, rulingId), { timeout })
      .toContain('Appeal granted');
  });

  it('ends the suspension when an admin grants the appeal against it', async () => {
    const until = new Date(Date.now() + 60_000);
    const rulingId = await appealed({ kind: 'suspension', until });
    const suspension = { rulingId, since: new Date(), until, text: 'Please stop' };
    await db.doc(`users/${owner.uid}`).update({ suspension, suspendedUntil: until });
    expect((await appealIn(await decideAppeal(other, rulingId, GRANT))).end).toBe('granted');
    const member = (await db.doc(`users/${owner.uid}`).get()).data();
    expect(member).toMatchObject({ suspension: null, suspendedUntil: null });
  });
});

describe('the decision of an appeal', () => {
  it('is made only once: a repeated request changes nothing, and a request with a different decision gets a 409', async () => {
    const rulingId = await appealed();
    const first = await appealIn(await decideAppeal(other, rulingId, REJECT));
    expect(await appealIn(await decideAppeal(other, rulingId, REJECT))).toEqual(first);
    for (const again of [
      await decideAppeal(other, rulingId, GRANT),
      await decideAppeal(await createMember({ admin: true }), rulingId, REJECT),
    ])
      expect(await readError(again)).toMatchObject({
        status: 409,
        current: { appeal: { appeal: { status: 'rejected' } } },
      });
    expect(await adminActsAbout(owner.uid)).toHaveLength(1);
    expect((await readStoredRuling(rulingId)).end).toBeNull();
  });

  it('is rejected with a 409 when the ruling has changed since the admin loaded it', async () => {
    const rulingId = await appealed();
    expect((await decideAppeal(other, rulingId, GRANT, '1')).status).toBe(409);
    expect((await readStoredRuling(rulingId)).appealStatus).toBe('pending');
  });

  it('can be made by an admin, but not by the admin who made the ruling or by the member whom the ruling is about', async () => {
    const rulingId = await appealed();
    expect(await readError(await decideAppeal(admin, rulingId, GRANT))).toMatchObject({
      status: 403,
      message: APPEAL_MESSAGES.ownRuling,
    });
    const own = await storeRuling(admin.uid);
    await rulingIn(await sendAppeal(admin, own));
    expect(await readError(await decideAppeal(admin, own, GRANT))).toMatchObject({
      status: 403,
      message: APPEAL_MESSAGES.ownAppeal,
    });
    const notYours = async (as: Member) =>
      Object.fromEntries(
        (await readListedAppeals(as, [rulingId, own])).map((entry) => [entry.id, entry.notYours]),
      );
    expect(await notYours(admin)).toEqual({ [rulingId]: 'ruling', [own]: 'appeal' });
    expect(await notYours(other)).toEqual({ [rulingId]: null, [own]: null });
    for (const id of [own, rulingId]) await appealIn(await decideAppeal(other, id, REJECT));
  });

  it('can be made only by admins, and only when the member has appealed', async () => {
    const rulingId = await storeRuling(owner.uid);
    expect((await decideAppeal(owner, rulingId, GRANT)).status).toBe(403);
    expect((await call('listAppeals', { as: owner })).status).toBe(403);
    expect(await readError(await decideAppeal(other, rulingId, GRANT))).toMatchObject({
      status: 404,
      message: APPEAL_MESSAGES.missing,
    });
    const long = { outcome: 'granted', answer: 'a'.repeat(501) };
    expect((await decideAppeal(other, rulingId, long)).status).toBe(400);
  });
});

it('the list of appeals contains pending appeals with the ruling, the member and the item, and rejects an invalid cursor', async () => {
  const rulingId = await appealed({ text: 'No ads, please' });
  expect((await listAppeals(other)).pending).toBeGreaterThan(0);
  expect(await readListedAppeals(other, [rulingId])).toMatchObject([
    {
      kind: 'warning',
      text: 'No ads, please',
      item: null,
      end: null,
      notYours: null,
      member: { id: owner.uid, username: 'ann' },
      ruledBy: admin.username,
      decidedBy: null,
      appeal: { text: 'It is mine', status: 'pending', decidedAt: null, answer: '' },
    },
  ]);
  expect((await call('listAppeals', { as: other, query: { cursor: 'x' } })).status).toBe(400);
});
