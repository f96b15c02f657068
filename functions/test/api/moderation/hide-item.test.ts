import { DAY_MS } from '@contract/rules/durations';
import {
  HIDDEN_ITEM_RETENTION_DAYS,
  MODERATION_MESSAGES,
} from '@contract/schemas/report-for-admins';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { call, readError } from '../support/api';
import { postCommentAndParse } from '../support/comments';
import { db } from '../support/environment';
import { itemIdsOf, listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  actOnReport,
  adminActsOnReport,
  decideReport,
  moderationNotificationTitles,
  pictureUrls,
  createItemReport,
  createCommentReport,
  reportIn,
  statusesOfUrls,
  readStoredHiddenItem,
  readStoredItem,
  storedReport,
} from '../support/moderation';
import { editItem, readOwnItemsPage, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

let admin: Member;
let reporter: Member;
let owner: Member;
beforeAll(async () => {
  [admin, reporter, owner] = await Promise.all([
    createMember({ admin: true }),
    createMember(),
    createMember({ premium: true }),
  ]);
});

let title: string;
let itemId: string;
let number: string;
beforeEach(async () => {
  title = uniqueName();
  itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title } });
  number = await createItemReport(reporter, itemId);
});

const hide = (as = admin) => actOnReport('hideReportedItem', as, number);
const show = (as = admin) => actOnReport('showReportedItem', as, number);
const listedIds = async () => itemIdsOf(await listItems({ search: title }));
const isHiddenForOwner = async () =>
  (await readOwnItemsPage(owner)).items.find(({ id }) => id === itemId)?.isHidden;

/**
 * Returns the ids of the listed items. Sends the items version of `response`, so that the list includes the change that
 * this response reports.
 */
async function listedAfter(response: Response): Promise<string[]> {
  const headers = { 'x-items-version': response.headers.get('x-items-version') ?? '' };
  return itemIdsOf(await listItems({ search: title }, undefined, headers));
}

describe('PUT /api/admin/reports/:reportId/hide', () => {
  it('hides the item and its pictures for 30 days from everyone except its owner', async () => {
    const urls = await pictureUrls(itemId);
    expect(await statusesOfUrls(urls)).toEqual([200]);
    const response = await actOnReport('hideReportedItem', admin, number, { notes: 'An address' });
    expect(await listedAfter(response)).toEqual([]);
    expect(await reportIn(response)).toMatchObject({
      id: number,
      status: 'resolved',
      reviewNotes: 'An address',
      hidden: { isAutomatic: false },
    });
    expect(await statusesOfUrls(urls)).toEqual([404]);
    expect((await call('getItem', { params: { itemId } })).status).toBe(404);
    expect(await isHiddenForOwner()).toBe(true);
    const hidden = await readStoredHiddenItem(itemId);
    expect(hidden).toMatchObject({ ownerId: owner.uid, isAutomatic: false, reason: 'spam' });
    const days = ((hidden?.removeAt?.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(HIDDEN_ITEM_RETENTION_DAYS);
  });

  it('resolves the other pending reports of the item, and adds only one entry to the audit log', async () => {
    const other = await createMember();
    const second = await createItemReport(other, itemId, 'fake');
    await reportIn(await hide());
    expect(await storedReport(second)).toMatchObject({
      status: 'resolved',
      decidedById: admin.uid,
      gone: null,
    });
    expect(await adminActsOnReport(number)).toMatchObject([
      { act: 'hide_item', before: 'shown', after: 'hidden', reports: 2 },
    ]);
  });

  it('removes the item from lists that are requested with the returned items version, even when the report was already resolved', async () => {
    await reportIn(await decideReport(admin, number, { status: 'resolved' }));
    expect(await listedAfter(await hide())).toEqual([]);
    expect(await listedAfter(await show())).toEqual([itemId]);
    expect(await listedAfter(await hide())).toEqual([]);
  });

  it('returns 409 to an admin who still sees the item as hidden after another admin has shown it again', async () => {
    const other = await createMember({ admin: true });
    const { version } = await reportIn(await hide());
    await reportIn(await show(other));
    const late = await actOnReport('hideReportedItem', admin, number, { version });
    expect(await readError(late)).toMatchObject({
      status: 409,
      current: { report: { status: 'resolved', hidden: null } },
    });
    expect(await listedIds()).toEqual([itemId]);
  });

  it('succeeds when repeated, and keeps the time and the audit log entry of the first call', async () => {
    await reportIn(await hide());
    const first = await readStoredHiddenItem(itemId);
    expect((await reportIn(await hide())).status).toBe('resolved');
    expect(await readStoredHiddenItem(itemId)).toEqual(first);
    expect(await adminActsOnReport(number)).toHaveLength(1);
  });

  it('makes it impossible for the owner to edit the item, change its cover or pin it', async () => {
    await reportIn(await hide());
    const edit = await editItem(owner, { itemId, change: { title: 'Another' } });
    expect(edit.status).toBe(404);
    const cover = await call('changeCover', {
      as: owner,
      params: { itemId },
      json: { cover: null },
      headers: { 'if-match': '"0"' },
    });
    expect(cover.status).toBe(404);
    const pin = await call('pinItem', { as: owner, params: { itemId } });
    expect(pin.status).toBe(404);
  });

  it('makes an edit fail when the item is hidden after the edit was checked and before it is committed', async () => {
    const before = await readStoredItem(itemId);
    await reportIn(await hide());
    const ownItems = createOwnItemsRepo(db);
    const key = authorizeForTest({ itemId });
    expect(await ownItems.edit(key, before.revision, { ...before, title: 'Another' })).toBe(false);
    expect((await readStoredItem(itemId)).title).toBe(title);
  });

  it('returns 404 when the report is about a comment, or when the item has expired or was removed', async () => {
    const { id: commentId } = await postCommentAndParse(owner, itemId);
    const ofComment = await createCommentReport(reporter, { itemId, commentId });
    expect(await readError(await actOnReport('hideReportedItem', admin, ofComment))).toMatchObject({
      status: 404,
      message: MODERATION_MESSAGES.notOfItem,
    });
    await db.doc(`items/${itemId}`).update({ expiresAt: new Date() });
    expect(await readError(await hide())).toMatchObject({
      status: 404,
      message: MODERATION_MESSAGES.itemGone,
    });
    expect((await storedReport(number)).status).toBe('pending');
  });

  it("can be called only by admins, and rejects a report of the admin's own item", async () => {
    expect((await hide(owner)).status).toBe(403);
    const own = await shareItem(admin);
    const ofOwn = await createItemReport(reporter, own);
    expect(await readError(await actOnReport('hideReportedItem', admin, ofOwn))).toMatchObject({
      status: 403,
      message: MODERATION_MESSAGES.ownItem,
    });
  });
});

describe('DELETE /api/admin/reports/:reportId/hide', () => {
  it('shows the item again, with its pictures at new URLs', async () => {
    const before = await pictureUrls(itemId);
    await reportIn(await hide());
    const response = await show();
    expect(await listedAfter(response)).toEqual([itemId]);
    expect(await reportIn(response)).toMatchObject({ status: 'resolved', hidden: null });
    const after = await pictureUrls(itemId);
    expect(after).toHaveLength(before.length);
    expect(await statusesOfUrls(before)).toEqual([404]);
    expect(await statusesOfUrls(after)).toEqual([200]);
    expect(await isHiddenForOwner()).toBe(false);
    expect(await readStoredHiddenItem(itemId)).toBeUndefined();
    const acts = (await adminActsOnReport(number)).map((it) => [it.act, it.before, it.after]);
    expect(acts.sort()).toEqual([
      ['hide_item', 'shown', 'hidden'],
      ['show_item', 'hidden', 'shown'],
    ]);
  });

  it('dismisses the pending reports of the item, so that they do not hide it again', async () => {
    await reportIn(await hide());
    const of = { itemId, itemTitle: title, itemOwnerId: owner.uid };
    const reporterId = uniqueName();
    await createReportsRepo(db).create(systemWorkFor(reporterId), newReport(of));
    expect((await reportIn(await show())).status).toBe('resolved');
    const stored = await db.doc(`reports/${itemId}_${reporterId}`).get();
    expect(stored.data()).toMatchObject({ status: 'dismissed', decidedById: admin.uid });
    const acts = await adminActsOnReport(number);
    expect(acts.find((it) => it.act === 'show_item')).toMatchObject({ reports: 1 });
  });

  it('shows the item again even after it was hidden, shown and hidden once more', async () => {
    for (let time = 0; time < 2; time += 1) {
      await reportIn(await hide());
      expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([404]);
      await reportIn(await show());
      expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([200]);
    }
    expect(await listedIds()).toEqual([itemId]);
  });

  it('succeeds for only one of two admins who show the item at the same moment, and keeps the pictures', async () => {
    const other = await createMember({ admin: true });
    await reportIn(await hide());
    const responses = await Promise.all([show(), show(other)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = responses.find(({ status }) => status === 409);
    expect(loser && (await readError(loser)).message).toBe(MODERATION_MESSAGES.notHidden);
    expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([200]);
    expect(await readError(await show())).toMatchObject({
      status: 409,
      message: MODERATION_MESSAGES.notHidden,
    });
  });
});

describe('the trigger handleHiddenItemChange', () => {
  it('moves the pictures out of the public folder when the call that hid the item failed before moving them', async () => {
    const urls = await pictureUrls(itemId);
    const hiddenAt = FieldValue.serverTimestamp();
    const batch = db.batch();
    batch.create(db.doc(`hiddenItems/${itemId}`), {
      ownerId: owner.uid,
      isAutomatic: false,
      reason: 'fake',
      hiddenAt,
      removeAt: new Date('2100-01-01'),
    });
    batch.update(db.doc(`items/${itemId}`), { hiddenAt, updatedAt: hiddenAt });
    await batch.commit();
    await expect.poll(() => statusesOfUrls(urls), { timeout: TRIGGER_TIMEOUT_MS }).toEqual([404]);
  });

  it(
    'notifies the owner when the item is hidden and when it is shown again, and notifies the reporter only once',
    async () => {
      const [ofItem, by] = await Promise.all([createMember({ premium: true }), createMember()]);
      itemId = await shareItem(ofItem);
      number = await createItemReport(by, itemId);
      await reportIn(await hide());
      const titles = () => moderationNotificationTitles(ofItem);
      const timeout = TRIGGER_TIMEOUT_MS;
      await expect.poll(titles, { timeout }).toEqual(['Item hidden']);
      await reportIn(await show());
      await expect.poll(titles, { timeout }).toEqual(['Item hidden', 'Item shown again']);
      await expect
        .poll(() => moderationNotificationTitles(by), { timeout })
        .toEqual(['Report reviewed']);
    },
    4 * TRIGGER_TIMEOUT_MS,
  );

  it('deletes the pictures and the document in `hiddenItems` when the owner deletes the hidden item', async () => {
    await reportIn(await hide());
    await call('deleteItem', { as: owner, params: { itemId } });
    const timeout = TRIGGER_TIMEOUT_MS;
    await expect.poll(() => readStoredHiddenItem(itemId), { timeout }).toBeUndefined();
    const picture = await call('getReportPicture', { as: admin, params: { reportId: number } });
    // The only picture that is left is the copy of the thumbnail for the report.
    expect(picture.status).toBe(200);
    expect((await readStoredItem(itemId)).removedAt).not.toBeNull();
  });
});
