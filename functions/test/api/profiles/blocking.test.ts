import { BLOCKING_MESSAGES } from '@contract/schemas/blocked-member';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { currentUserSchema } from '@contract/schemas/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import {
  blockMember,
  blockAndGetHeaders,
  blockedMembersOf,
  unblockMember,
} from '../support/blocking';
import { commentPageOf, postCommentAndParse, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { itemIdsOf, listItems, storeItems } from '../support/item-list';
import { like } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';

let blocker: Member;
let other: Member;
beforeEach(async () => {
  [blocker, other] = await Promise.all([createMember({ premium: true }), createMember()]);
});

const hasBlocked = async (as: Member) =>
  currentUserSchema.parse(await (await call('getCurrentUser', { as })).json()).hasBlocked;

const commentsAs = (as: Member, itemId: string, query = {}) => commentPageOf(itemId, query, as);

describe('POST and DELETE /api/user/blocked', () => {
  it('store a block only once when the call is repeated, and remove it', async () => {
    for (const response of [
      await blockMember(blocker, other.username),
      await blockMember(blocker, other.username?.toUpperCase()),
    ]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        member: { id: other.uid, username: other.username, customProfileImageUrl: null },
      });
    }
    expect(await blockedMembersOf(blocker)).toMatchObject([
      { id: other.uid, username: other.username },
    ]);
    expect(await hasBlocked(blocker)).toBe(true);
    for (const response of [
      await unblockMember(blocker, other.uid),
      await unblockMember(blocker, other.uid),
    ])
      expect(response.status).toBe(200);
    expect(await blockedMembersOf(blocker)).toEqual([]);
    expect(await hasBlocked(blocker)).toBe(false);
  });

  it('change the list of blocked members, which shows current names and pictures, the most recently blocked member first', async () => {
    const third = await createMember();
    await blockAndGetHeaders(blocker, other);
    await blockAndGetHeaders(blocker, third);
    const renamed = uniqueName();
    await call('setUsername', { as: other, json: { username: renamed } });
    const google = 'https://lh3.googleusercontent.com/third';
    await db.doc(`profiles/${third.uid}`).update({ profileImageUrl: google });
    expect(await blockedMembersOf(blocker)).toMatchObject([
      { username: third.username, profileImageUrl: google },
      { username: renamed, profileImageUrl: null },
    ]);
  });

  it('block a member whom the request names by an earlier username', async () => {
    await call('setUsername', { as: other, json: { username: uniqueName() } });
    await blockAndGetHeaders(blocker, other);
    expect(await blockedMembersOf(blocker)).toMatchObject([{ id: other.uid }]);
  });

  it('store one block when 10 calls arrive at the same time', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => blockMember(blocker, other.username)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect((await db.collection(`users/${blocker.uid}/blocked`).get()).size).toBe(1);
  });

  it('return 400 when a member blocks themselves or sends no username, and 404 when nobody has the username', async () => {
    expect(await readError(await blockMember(blocker, blocker.username))).toMatchObject({
      status: 400,
      message: BLOCKING_MESSAGES.oneself,
    });
    expect(await readError(await blockMember(blocker, uniqueName()))).toMatchObject({
      status: 404,
      message: BLOCKING_MESSAGES.missing,
    });
    for (const username of ['', '../users', 7, null])
      expect((await blockMember(blocker, username)).status).toBe(400);
  });
});

describe('a member who blocked another', () => {
  it("does not get the blocked member's items in lists, searches, pages, totals and price summaries", async () => {
    const word = uniqueName();
    const sale = { title: word, isOwnSale: true, addedAt: new Date() };
    const items = await storeItems([
      ...Array.from({ length: 5 }, (_, n) => ({ ...sale, soldPriceCents: 100 * (n + 1) })),
      ...[900_00, 901_00].map((soldPriceCents) => ({
        ...sale,
        soldPriceCents,
        ownerId: other.uid,
        username: other.username ?? '',
      })),
    ]);
    const kept = items.slice(0, 5).map(({ id }) => id);
    for (const sortBy of ['added', 'price'] as const) {
      const before = await listItems({ search: word, sortBy, limit: 3 }, blocker);
      expect(before.pagination).toMatchObject({ total: 7, pages: 3 });
      const headers = await blockAndGetHeaders(blocker, other);
      const pages = [1, 2, 3].map((page) =>
        listItems({ search: word, sortBy, limit: 3, page }, blocker, headers),
      );
      const [first, second, third] = await Promise.all(pages);
      for (const page of [first, second]) {
        expect(page?.pagination).toMatchObject({ total: 5, pages: 2 });
        expect(page?.priceSummary).toMatchObject({
          sales: 5,
          prices: { median: '3.00', highest: '5.00' },
        });
      }
      const seen = [first, second, third].flatMap((page) => (page ? itemIdsOf(page) : []));
      expect(seen.sort()).toEqual(kept.toSorted());
      await unblockMember(blocker, other.uid);
    }
    const after = await listItems({ search: word }, blocker);
    expect(after.pagination.total).toBe(7);
  });

  it("does not get the blocked member's items on a later page of a list whose first page was read before the block", async () => {
    const word = uniqueName();
    const theirs = { ownerId: other.uid, username: other.username ?? '' };
    await storeItems([...[1, 2, 3].map(() => ({ title: word })), { title: word, ...theirs }]);
    const query = { search: word, sortBy: 'likes', limit: 2 } as const;
    const { asOf } = (await listItems(query, blocker)).pagination;
    const headers = await blockAndGetHeaders(blocker, other);
    const second = await listItems({ ...query, page: 2, asOf }, blocker, headers);
    expect(second.pagination.total).toBe(3);
    expect(second.items.map(({ username }) => username)).not.toContain(other.username);
  });

  it("gets a 404 for the blocked member's items and for comments on these items", async () => {
    const item = await storeItem({ ownerId: other.uid });
    await blockAndGetHeaders(blocker, other);
    const params = { itemId: item.id };
    for (const name of ['getItem', 'listComments'] as const)
      expect(await readError(await call(name, { as: blocker, params }))).toMatchObject({
        status: 404,
        message: ITEM_MISSING_MESSAGE,
      });
    await unblockMember(blocker, other.uid);
    expect((await call('getItem', { as: blocker, params })).status).toBe(200);
  });

  it("does not get the blocked member's comments and replies, only a placeholder for each comment that has replies", async () => {
    const item = await storeItem();
    const lonely = await postCommentAndParse(other, item.id, { content: 'Theirs, alone' });
    const theirs = await postCommentAndParse(other, item.id, { content: 'Theirs' });
    await postCommentAndParse(blocker, item.id, { content: 'Reply', parentId: theirs.id });
    const mine = await postCommentAndParse(blocker, item.id, { content: 'Mine' });
    await postCommentAndParse(other, item.id, { content: 'Their reply', parentId: mine.id });
    await blockAndGetHeaders(blocker, other);
    const { comments } = await commentsAs(blocker, item.id);
    expect(comments.map(({ content }) => content)).toEqual(['Mine', '', 'Reply']);
    expect(comments[1]).toMatchObject({ userId: '', username: '', isHidden: true });
    expect(comments.map(({ id }) => id)).not.toContain(lonely.id);
    const pages = [];
    for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next ?? null)
      pages.push(await commentsAs(blocker, item.id, { limit: '1', ...(after && { after }) }));
    const contents = pages.flatMap((page) => page.comments.map(({ content }) => content));
    expect(contents.filter((content) => content !== '')).toEqual(['Mine', 'Reply']);
  });
});

describe('other members after a block', () => {
  it('get the same responses as before, and even the blocked member can still like and comment', async () => {
    const word = uniqueName();
    const owner = { ownerId: blocker.uid, username: blocker.username ?? '', isPremiumUser: true };
    const [mine] = await storeItems([{ title: word, ...owner, commentsCount: 0 }]);
    const itemId = mine?.id ?? '';
    const comment = await postCommentAndParse(blocker, itemId, { content: 'Mine' });
    const views = async (as: Member) => [
      (await listItems({ search: word }, as)).items,
      await (await call('getItem', { as, params: { itemId } })).json(),
      await commentsAs(as, itemId),
      await hasBlocked(as),
    ];
    const before = await views(other);
    await blockAndGetHeaders(blocker, other);
    expect(await views(other)).toEqual(before);
    expect((await like(other, itemId)).status).toBe(200);
    await postCommentAndParse(other, itemId, { content: 'Hi', parentId: comment.id });
    expect((await mine?.get())?.get('commentsCount')).toBe(2);
    const third = await createMember();
    expect((await commentsAs(third, itemId)).comments).toHaveLength(2);
    expect((await commentsAs(blocker, itemId)).comments).toHaveLength(1);
  });

  it("get the same champions as the member who blocked somebody, and can still open the blocked member's items", async () => {
    const item = await storeItem({ ownerId: other.uid, username: other.username ?? '' });
    await blockAndGetHeaders(blocker, other);
    const page = await call('getMostLikedOfMonth', { as: blocker });
    const ofOthers = await call('getMostLikedOfMonth');
    expect(await page.json()).toEqual(await ofOthers.json());
    expect((await call('getItem', { params: { itemId: item.id } })).status).toBe(200);
  });
});
