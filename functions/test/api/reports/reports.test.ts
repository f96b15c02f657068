import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import {
  REPORT_DESCRIPTION_MAX_LENGTH,
  REPORT_MESSAGES,
  REPORT_REASONS,
} from '@contract/schemas/report';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readError } from '../support/api';
import { storeItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import { reportComment, reportItem, readReportStatus, storedReports } from '../support/reports';

async function storeOne(changes: Parameters<typeof storeItems>[0][number] = {}) {
  const [item] = await storeItems([changes]);
  if (!item) throw new Error('The item was not stored');
  return item;
}

/** Stores a comment with the current username of its author. A trigger would correct any other username. */
async function storeComment(author: Pick<Member, 'uid' | 'username'>, changes = {}) {
  const item = await storeOne(changes);
  const comment = item.collection('comments').doc();
  const time = new Date();
  await comment.set({
    userId: author.uid,
    username: author.username,
    content: 'Buy followers',
    parentId: null,
    threadAt: time,
    createdAt: time,
    updatedAt: time,
  });
  return { item, params: { itemId: item.id, commentId: comment.id } };
}

it("each member can report an item only once, and the report is stored as pending, with copies of the item's title and owner", async () => {
  const title = uniqueName();
  const [member, item] = await Promise.all([
    createMember(),
    storeOne({
      title,
      ownerId: 'seller',
      username: 'seller_name',
      ebayUrl: 'https://www.ebay.com/itm/1',
    }),
  ]);
  expect(await readReportStatus(member, item.id)).toEqual({ hasReported: false });
  const report = { reason: 'personal_info', description: '  An address\r\nis visible. ' };
  const response = await reportItem(member, item.id, report);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ hasReported: true });
  const again = await readError(await reportItem(member, item.id, { reason: 'spam' }));
  expect(again).toMatchObject({
    status: 409,
    code: 'already_reported',
    message: REPORT_MESSAGES.alreadyReported,
  });
  expect(await storedReports(member)).toEqual({
    [`${item.id}_${member.uid}`]: {
      itemId: item.id,
      commentId: null,
      reporterId: member.uid,
      reason: 'personal_info',
      description: 'An address\nis visible.',
      status: 'pending',
      note: null,
      itemTitle: title,
      itemOwnerId: 'seller',
      itemOwner: 'seller_name',
      itemPriceCents: 3499,
      itemPlatform: 'ebay',
      itemListingUrl: 'https://www.ebay.com/itm/1',
      thumbnail: null,
      number: expect.stringMatching(/^[1-9]\d{7}$/) as string,
      subjectId: item.id,
      reporterUsername: member.username,
      reporterUpheld: 0,
      reporterDecided: 0,
      // The report of a new account does not count for hiding the item.
      countsForHiding: false,
      gone: null,
      decidedById: null,
      decidedBy: null,
      decidedAt: null,
      shownAt: null,
      terms: ['seller_name', member.username, title, 'seller', 'name'],
      comment: null,
      createdAt: expect.any(Timestamp) as Timestamp,
      idempotencyKey: expect.any(String) as string,
    },
  });
  expect(await readReportStatus(member, item.id)).toEqual({ hasReported: true });
});

it('each member can report a comment only once, and the report is stored with a copy of the comment', async () => {
  const [member, author] = await Promise.all([createMember(), createMember()]);
  const { item, params } = await storeComment(author);
  expect((await reportComment(member, params, { reason: 'spam' })).status).toBe(201);
  expect((await reportComment(member, params, { reason: 'spam' })).status).toBe(409);
  expect(await storedReports(member)).toMatchObject({
    [`${item.id}_${params.commentId}_${member.uid}`]: {
      ...params,
      description: '',
      comment: { userId: author.uid, username: author.username, content: 'Buy followers' },
    },
  });
  // The report of the comment does not count as a report of the item.
  expect(await readReportStatus(member, item.id)).toEqual({ hasReported: false });
  expect((await reportItem(member, item.id, { reason: 'spam' })).status).toBe(201);
});

it.each(REPORT_REASONS)(
  'a report with the reason %s is accepted without a description',
  async (reason) => {
    const [member, item] = await Promise.all([createMember({ username: null }), storeOne()]);
    expect((await reportItem(member, item.id, { reason })).status).toBe(201);
  },
);

it('a repeated report with the same idempotency key gets a 201 again, and is stored once', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  const key = { 'idempotency-key': uniqueName() };
  const report = () => reportItem(member, item.id, { reason: 'fake' }, key);
  expect((await report()).status).toBe(201);
  expect((await report()).status).toBe(201);
  const otherKey = { 'idempotency-key': uniqueName() };
  expect((await reportItem(member, item.id, { reason: 'fake' }, otherKey)).status).toBe(409);
  expect(Object.keys(await storedReports(member))).toHaveLength(1);
});

it('members who report their own item or their own comment get a 403', async () => {
  const member = await createMember();
  const own = await storeOne({ ownerId: member.uid });
  expect(await readError(await reportItem(member, own.id, { reason: 'spam' }))).toMatchObject({
    status: 403,
    code: 'forbidden',
    message: REPORT_MESSAGES.ownItem,
  });
  const { params } = await storeComment(member);
  expect(await readError(await reportComment(member, params, { reason: 'spam' }))).toMatchObject({
    status: 403,
    message: REPORT_MESSAGES.ownComment,
  });
  expect(await storedReports(member)).toEqual({});
});

it("the owner of an item can report another member's comment on it", async () => {
  const [owner, author] = await Promise.all([createMember(), createMember()]);
  const { params } = await storeComment(author, { ownerId: owner.uid });
  expect((await reportComment(owner, params, { reason: 'inappropriate' })).status).toBe(201);
});

it.each([
  ['removed', { removedAt: new Date() }],
  ['hidden', { hiddenAt: new Date() }],
  ['expired', { expiresAt: new Date(Date.now() - 1) }],
])('a report gets a 404 and is not stored when the item is %s', async (_state, changes) => {
  const [member, author] = await Promise.all([createMember(), createMember()]);
  const { item, params } = await storeComment(author, changes);
  for (const refused of [
    await reportItem(member, item.id, { reason: 'spam' }),
    await reportComment(member, params, { reason: 'spam' }),
  ])
    expect(await readError(refused)).toMatchObject({ status: 404, message: ITEM_MISSING_MESSAGE });
  expect(await storedReports(member)).toEqual({});
});

it('a report of a deleted comment gets a 404, even when the comment stays because it has replies', async () => {
  const [member, author] = await Promise.all([createMember(), createMember()]);
  const { item, params } = await storeComment(author);
  await item
    .collection('comments')
    .doc(params.commentId)
    .update({ userId: null, username: null, content: null, deletedAt: new Date() });
  const refused = await readError(await reportComment(member, params, { reason: 'spam' }));
  expect(refused).toMatchObject({ status: 404, message: REPORT_MESSAGES.commentMissing });
  expect(await storedReports(member)).toEqual({});
});

it('a report of a comment that does not exist gets a 404', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  const params = { itemId: item.id, commentId: 'missing' };
  const refused = await readError(await reportComment(member, params, { reason: 'spam' }));
  expect(refused).toMatchObject({ status: 404, message: REPORT_MESSAGES.commentMissing });
});

it.each([
  [{}, REPORT_MESSAGES.reasonRequired],
  [{ reason: 'boring' }, REPORT_MESSAGES.reasonRequired],
  [
    { reason: 'spam', description: 'x'.repeat(REPORT_DESCRIPTION_MAX_LENGTH + 1) },
    REPORT_MESSAGES.descriptionLong,
  ],
])('an invalid report gets a 400 and is not stored (case %#)', async (json, message) => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  const refused = await readError(await reportItem(member, item.id, json));
  expect(refused).toMatchObject({ status: 400, message });
  expect(await storedReports(member)).toEqual({});
});
