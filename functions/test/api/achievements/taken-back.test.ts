import { expect, it } from 'vitest';
import { createReceivedLikesRepo } from '../../../src/repos/received-likes-repo';
import { expectReceivedLikes, readStoredAchievementIds, totalsOf } from '../support/achievements';
import { postCommentAndParse, deleteComment, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { removeItems } from '../support/item-list';
import { like, unlike } from '../support/likes';
import { createMember } from '../support/member';
import { deleteItem, editItem, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const SALE_OF_500 = {
  ...SALE_FIELDS,
  soldPrice: '500',
  isOwnSale: 'true',
  purchasePrice: '0',
  sourceLocation: 'Other',
  comment: 'Nice',
};

it('totals count one like when a member likes and unlikes the same item many times and likes it in the end', async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  for (let time = 0; time < 12; time += 1) {
    await like(member, item.id);
    await unlike(member, item.id);
    await unlike(member, item.id);
  }
  await like(member, item.id);
  expect((await totalsOf(member)).likesGiven).toBe(1);
  expect(await readStoredAchievementIds(member)).toEqual([]);
});

it('totals do not count a deleted item when the member also removed its sale from the figures', async () => {
  const member = await createMember();
  for (let time = 0; time < 3; time += 1) {
    const itemId = await shareItem(member, { fields: SALE_OF_500 });
    await deleteItem(member, itemId, 'remove');
    await deleteItem(member, itemId, 'remove');
  }
  const { sharesByWeek, ...totals } = await totalsOf(member);
  // The erasure of the items removes the member's comments, but the totals still count these comments.
  const nothing = { itemsShared: 0, ownSales: 0, profitCents: 0, linksShared: 0 };
  expect(totals).toMatchObject({ ...nothing, comments: 3 });
  expect(Object.values(sharesByWeek)).toEqual([0]);
});

it('totals subtract a deleted item or comment only once when 5 identical requests to delete it arrive at the same time', async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  const kept = await shareItem(member);
  const itemId = await shareItem(member);
  const comment = await postCommentAndParse(member, item.id);
  const five = (send: () => Promise<unknown>) => Promise.all(Array.from({ length: 5 }, send));
  await five(() => deleteItem(member, itemId));
  await five(() => deleteComment(member, item.id, comment.id));
  expect(await totalsOf(member)).toMatchObject({ itemsShared: 1, comments: 0 });
  await five(() => deleteItem(member, kept));
  expect((await totalsOf(member)).itemsShared).toBe(0);
});

it('totals count only the last state of an item that was edited many times, and achievements stay unlocked', async () => {
  const member = await createMember();
  const itemId = await shareItem(member, { fields: SALE_OF_500 });
  const prices = ['400', '1', '300', '2', '99.50'];
  for (const [revision, purchasePrice] of prices.entries())
    await editItem(member, { itemId, ifMatch: String(revision), change: { purchasePrice } });
  expect(await totalsOf(member)).toMatchObject({ ownSales: 1, profitCents: 400_50 });
  const change = { isOwnSale: false };
  await editItem(member, { itemId, ifMatch: String(prices.length), change });
  expect(await totalsOf(member)).toMatchObject({ itemsShared: 1, ownSales: 0, profitCents: 0 });
  expect(await readStoredAchievementIds(member)).toEqual(['first-share', 'profit-100']);
});

it('totals count no comments when a member posts and deletes a comment many times', async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  for (let time = 0; time < 11; time += 1) {
    const { id } = await postCommentAndParse(member, item.id);
    await deleteComment(member, item.id, id);
    await deleteComment(member, item.id, id);
  }
  expect((await totalsOf(member)).comments).toBe(0);
  expect(await readStoredAchievementIds(member)).toEqual([]);
});

it("totals still count a member's likes and comments on items that were erased", async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  await like(member, item.id);
  await postCommentAndParse(member, item.id);
  await removeItems([item]);
  const left = async () =>
    (await item.collection('likes').get()).size + (await item.collection('comments').get()).size;
  await expect.poll(left, { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
  await unlike(member, item.id);
  expect(await totalsOf(member)).toMatchObject({ likesGiven: 1, comments: 1 });
});

it('totals count a like for the owner of an item until the like is taken back or the item is deleted', async () => {
  const [owner, one, two] = await Promise.all([createMember(), createMember(), createMember()]);
  const itemId = await shareItem(owner);
  for (const member of [owner, one, two]) await like(member, itemId);
  await expectReceivedLikes(owner, 2);
  await unlike(one, itemId);
  await expectReceivedLikes(owner, 1);
  await like(one, itemId);
  await expectReceivedLikes(owner, 2);
  await deleteItem(owner, itemId);
  await expectReceivedLikes(owner, 0);
  const receivedLikes = createReceivedLikesRepo(db);
  expect(await receivedLikes.count(itemId)).toBeNull();
  expect((await totalsOf(owner)).likesReceived).toBe(0);
});

it('totals count a received like only once when the event of the like arrives many times', async () => {
  const [owner, member] = await Promise.all([createMember(), createMember()]);
  const itemId = await shareItem(owner);
  await like(member, itemId);
  const receivedLikes = createReceivedLikesRepo(db);
  await Promise.all(Array.from({ length: 10 }, () => receivedLikes.count(itemId)));
  expect((await totalsOf(owner)).likesReceived).toBe(1);
});
