import { championItemSchema } from '@contract/schemas/champion';
import { SUBJECT_GONE_NOTES } from '@contract/schemas/report';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { beforeAll, describe, expect, it } from 'vitest';
import { totalsOf } from '../support/achievements';
import { call, readError } from '../support/api';
import {
  commentTextsOf,
  commentCountsOf,
  postCommentAndParse,
  deleteComment,
} from '../support/comments';
import { db } from '../support/environment';
import { changeItems, itemIdsOf, listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  actOnReport,
  adminActsOnReport,
  moderationNotificationTitles,
  createItemReport,
  createCommentReport,
  reportIn,
  readStoredItem,
  storedReport,
} from '../support/moderation';
import { deleteItem, readOwnItemsPage, readOwnStats, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const timeout = TRIGGER_TIMEOUT_MS;
const TWO_POLLS_MS = 3 * timeout;
const OWN_SALE = { isOwnSale: 'true', purchasePrice: '5.00', sourceLocation: 'Thrift Store' };

let admin: Member;
let reporter: Member;
let other: Member;
beforeAll(async () => {
  [admin, reporter, other] = await Promise.all([
    createMember({ admin: true }),
    createMember(),
    createMember(),
  ]);
});

const removeItem = (number: string) =>
  actOnReport('deleteReportedItem', admin, number, { notes: 'Not yours' });
const versionHeaders = (response: Response) => ({
  'x-items-version': response.headers.get('x-items-version') ?? '',
});
const removeComment = (number: string) => actOnReport('deleteReportedComment', admin, number);

describe('DELETE /api/admin/reports/:reportId/item', () => {
  it("removes the item from all lists, including the list of its owner, and keeps an own sale in the owner's figures", async () => {
    const owner = await createMember();
    const title = uniqueName();
    const itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, ...OWN_SALE, title } });
    const number = await createItemReport(reporter, itemId);
    const response = await removeItem(number);
    const headers = versionHeaders(response);
    expect(itemIdsOf(await listItems({ search: title }, undefined, headers))).toEqual([]);
    expect((await readOwnItemsPage(owner, {}, headers)).items).toEqual([]);
    expect(await readOwnStats(owner, headers)).toMatchObject({ totalItems: 0, ownSales: 1 });
    expect((await call('getItem', { params: { itemId } })).status).toBe(404);
    expect((await readStoredItem(itemId)).removedAt).not.toBeNull();
    expect(await reportIn(response)).toMatchObject({
      status: 'resolved',
      reviewNotes: 'Not yours',
      gone: SUBJECT_GONE_NOTES.itemDeleted,
      decidedBy: admin.username,
      item: { title, username: owner.username },
    });
    await expect
      .poll(() => moderationNotificationTitles(owner), { timeout })
      .toEqual(['Item deleted']);
  });

  it('removes the item from the champions', async () => {
    const itemId = await shareItem(await createMember());
    // Gives the item many likes, but fewer than the items in the tests of champions, because those tests run at the
    // same time.
    await changeItems([db.doc(`items/${itemId}`)], { verifiedLikesCount: 500_000 });
    const champion = async (headers = {}) => {
      await listItems({}, undefined, headers);
      return championItemSchema.parse(await (await call('getMostLikedOfMonth')).json()).item;
    };
    expect(await champion()).not.toBeNull();
    const response = await removeItem(await createItemReport(reporter, itemId));
    expect((await champion(versionHeaders(response)))?.id).not.toBe(itemId);
  });

  it(
    'resolves all pending reports of the item and of its comments, and adds only one entry to the audit log',
    { timeout: TWO_POLLS_MS },
    async () => {
      const itemId = await shareItem(await createMember());
      const { id: commentId } = await postCommentAndParse(other, itemId);
      const number = await createItemReport(reporter, itemId);
      const numbers = [
        await createItemReport(other, itemId, 'fake'),
        await createCommentReport(reporter, { itemId, commentId }),
      ];
      for (let time = 0; time < 2; time += 1)
        expect((await reportIn(await removeItem(number))).gone).toBe(
          SUBJECT_GONE_NOTES.itemDeleted,
        );
      expect(await adminActsOnReport(number)).toEqual([
        expect.objectContaining({ act: 'delete_item', before: 'shown', after: 'deleted' }),
      ]);
      for (const each of numbers)
        await expect
          .poll(() => storedReport(each), { timeout })
          .toMatchObject({ status: 'resolved', gone: SUBJECT_GONE_NOTES.itemDeleted });
    },
  );

  it(
    'does not notify the owner when the owner had already deleted the item',
    async () => {
      const owner = await createMember();
      const by = await createMember();
      const itemId = await shareItem(owner);
      const number = await createItemReport(by, itemId);
      await deleteItem(owner, itemId);
      const gone = async () => (await storedReport(number)).gone;
      await expect.poll(gone, { timeout }).toBe(SUBJECT_GONE_NOTES.itemDeleted);
      expect((await reportIn(await removeItem(number))).decidedBy).toBe(admin.username);
      // Waits for the notification to the reporter. The run that sends it would also have notified the owner, so the
      // owner gets no notification later.
      const told = async () => (await moderationNotificationTitles(by)).length;
      await expect.poll(told, { timeout }).toBeGreaterThan(0);
      expect(await moderationNotificationTitles(owner)).toEqual([]);
    },
    TWO_POLLS_MS,
  );

  it('returns 404 when the report is about a comment', async () => {
    const itemId = await shareItem(await createMember());
    const { id: commentId } = await postCommentAndParse(other, itemId);
    const number = await createCommentReport(reporter, { itemId, commentId });
    expect(await readError(await removeItem(number))).toMatchObject({
      status: 404,
      message: MODERATION_MESSAGES.notOfItem,
    });
  });
});

describe('DELETE /api/admin/reports/:reportId/comment', () => {
  it(
    'does not notify the author and leaves the reports resolved when the author had already deleted the comment',
    async () => {
      const author = await createMember();
      const by = await createMember();
      const itemId = await shareItem(await createMember());
      const { id: commentId } = await postCommentAndParse(author, itemId);
      const number = await createCommentReport(by, { itemId, commentId });
      await deleteComment(author, itemId, commentId);
      const gone = SUBJECT_GONE_NOTES.commentDeleted;
      await expect
        .poll(() => storedReport(number), { timeout })
        .toMatchObject({ status: 'resolved', note: gone, gone, decidedById: null });
      expect((await reportIn(await removeComment(number))).decidedBy).toBe(admin.username);
      expect(await adminActsOnReport(number)).toMatchObject([
        { act: 'decide_report', after: 'resolved' },
      ]);
      // Waits for the notification to the reporter. The run that sends it would also have notified the author, so the
      // author gets no notification later.
      const told = async () => (await moderationNotificationTitles(by)).length;
      await expect.poll(told, { timeout }).toBeGreaterThan(0);
      expect(await moderationNotificationTitles(author)).toEqual([]);
    },
    TWO_POLLS_MS,
  );

  it('deletes the comment as its author would, notifies the author, and succeeds when the request is repeated', async () => {
    const author = await createMember();
    const itemId = await shareItem(await createMember());
    const item = db.doc(`items/${itemId}`);
    const { id: commentId } = await postCommentAndParse(author, itemId, {
      content: 'Buy followers',
    });
    await postCommentAndParse(other, itemId, { content: 'No', parentId: commentId });
    const number = await createCommentReport(reporter, { itemId, commentId });
    for (let time = 0; time < 2; time += 1)
      expect(await reportIn(await removeComment(number))).toMatchObject({
        status: 'resolved',
        gone: SUBJECT_GONE_NOTES.commentDeleted,
        comment: { content: 'Buy followers', username: author.username },
      });
    // The comment has a reply, so it stays without text.
    expect((await commentTextsOf(itemId)).sort()).toEqual(['', 'No']);
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
    expect((await totalsOf(author)).comments).toBe(0);
    expect(await adminActsOnReport(number)).toHaveLength(1);
    await expect
      .poll(() => moderationNotificationTitles(author), { timeout })
      .toEqual(['Comment deleted']);
  });

  it('returns 404 when the report is about an item', async () => {
    const number = await createItemReport(reporter, await shareItem(await createMember()));
    expect(await readError(await removeComment(number))).toMatchObject({
      status: 404,
      message: MODERATION_MESSAGES.notOfComment,
    });
  });
});
