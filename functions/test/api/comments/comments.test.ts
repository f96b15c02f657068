import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { itemListPageSchema } from '@contract/schemas/item-list';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import {
  commentIn,
  commentTextsOf,
  commentCountsOf,
  editComment,
  commentPageOf,
  postComment,
  postCommentAndParse,
  deleteComment,
  storeItem,
} from '../support/comments';
import { changeItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';

let author: Member;
let other: Member;
beforeAll(async () => {
  [author, other] = await Promise.all([createMember({ premium: true }), createMember()]);
});

const GONE = [
  ['removed', { removedAt: new Date() }],
  ['hidden', { hiddenAt: new Date() }],
  ['expired', { expiresAt: new Date(Date.now() - 1) }],
] as const;

describe('posting a comment', () => {
  it("returns the comment with its author, and raises the item's number of comments", async () => {
    const item = await storeItem();
    const comment = await postCommentAndParse(author, item.id, { content: ' Lovely.\r\nWhere? ' });
    expect(comment).toMatchObject({
      userId: author.uid,
      username: author.username,
      isPremiumUser: true,
      content: 'Lovely.\nWhere?',
      parentId: null,
      isDeleted: false,
    });
    expect(comment.updatedAt).toBe(comment.createdAt);
    expect((await commentPageOf(item.id)).comments).toEqual([comment]);
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
  });

  it('returns the stored comment when the idempotency key is repeated, even for a hidden item, and 409 when the text differs', async () => {
    const item = await storeItem();
    const key = uniqueName();
    const first = await postCommentAndParse(author, item.id, { key, content: 'First' });
    const other = await readError(await postComment(author, item.id, { key, content: 'Second' }));
    expect(other).toMatchObject({ status: 409, code: 'key_reused', current: { comment: first } });
    expect(await postCommentAndParse(author, item.id, { key, content: 'First' })).toEqual(first);
    await changeItems([item], { hiddenAt: new Date() });
    expect(await postCommentAndParse(author, item.id, { key, content: 'First' })).toEqual(first);
    expect((await postComment(author, item.id, { key, content: 'Second' })).status).toBe(409);
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
  });

  it('returns an items version, and a list that is requested with this version shows the new number of comments', async () => {
    const word = uniqueName();
    const item = await storeItem({ title: word });
    const response = await postComment(author, item.id);
    const version = response.headers.get(ITEMS_VERSION_HEADER) ?? '';
    const headers = { [ITEMS_VERSION_HEADER]: version };
    const list = await call('listItems', { query: { search: word }, headers });
    const { items } = itemListPageSchema.parse(await list.json());
    expect(items.map(({ commentsCount }) => commentsCount)).toEqual([1]);
  });

  it('returns 401 to a visitor, and 403 to a member without a username', async () => {
    const item = await storeItem();
    const json = { content: 'Hi' };
    const visitor = await call('postComment', { params: { itemId: item.id }, json });
    expect(await readError(visitor)).toMatchObject({ status: 401, message: 'Unauthorized' });
    const nameless = await createMember({ username: null });
    expect(await readError(await postComment(nameless, item.id))).toMatchObject({
      status: 403,
      code: 'username_required',
      message: COMMENT_MESSAGES.usernameRequired,
    });
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });

  it.each(GONE)('returns 404 when the item is %s', async (_state, changes) => {
    const item = await storeItem(changes);
    const refused = await readError(await postComment(author, item.id));
    expect(refused).toMatchObject({ status: 404, message: ITEM_MISSING_MESSAGE });
    const list = await call('listComments', { params: { itemId: item.id } });
    expect(list.status).toBe(404);
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });

  it.each([
    ['blank', '  \n\u200b', COMMENT_MESSAGES.required],
    ['missing', undefined, COMMENT_MESSAGES.required],
    ['longer than 2,000 characters', 'x'.repeat(2001), COMMENT_MESSAGES.long],
  ])('returns 400 when the text is %s', async (_what, content, message) => {
    const item = await storeItem();
    const refused = await readError(await postComment(author, item.id, { content }));
    expect(refused).toMatchObject({ status: 400, message });
  });
});

describe('replies', () => {
  it('are listed below their parent comment, the oldest reply first', async () => {
    const item = await storeItem();
    const first = await postCommentAndParse(author, item.id, { content: 'First' });
    await postCommentAndParse(other, item.id, { content: 'Second' });
    for (const content of ['Reply 1', 'Reply 2'])
      await postCommentAndParse(other, item.id, { content, parentId: first.id });
    expect(await commentTextsOf(item.id)).toEqual(['Second', 'First', 'Reply 1', 'Reply 2']);
    expect(await commentCountsOf(item)).toEqual({ count: 4, stored: 4 });
  });

  it('are rejected when the parent is a reply, a deleted comment or a comment on another item', async () => {
    const item = await storeItem();
    const elsewhere = await storeItem();
    const first = await postCommentAndParse(author, item.id);
    const reply = await postCommentAndParse(other, item.id, { parentId: first.id });
    const toReply = await readError(await postComment(author, item.id, { parentId: reply.id }));
    expect(toReply).toMatchObject({ status: 400, message: "You can't reply to a reply." });
    await deleteComment(author, item.id, first.id);
    for (const [where, parentId] of [
      [item, first.id],
      [elsewhere, reply.id],
      [item, 'never-there'],
    ] as const) {
      const refused = await readError(await postComment(other, where.id, { parentId }));
      expect(refused).toMatchObject({ status: 404, message: COMMENT_MESSAGES.missing });
    }
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
  });
});

describe('editing a comment', () => {
  it('changes the text and the time of the last change, but changes nothing when the text is the same', async () => {
    const item = await storeItem();
    const comment = await postCommentAndParse(author, item.id, { content: 'Before' });
    const same = await commentIn(
      await editComment(author, item.id, comment.id, { content: 'Before ' }),
    );
    expect(same).toEqual(comment);
    const edited = await commentIn(
      await editComment(author, item.id, comment.id, { content: 'After' }),
    );
    expect(edited).toMatchObject({ content: 'After', createdAt: comment.createdAt });
    expect(edited.updatedAt > comment.updatedAt).toBe(true);
    expect((await commentPageOf(item.id)).comments).toEqual([edited]);
  });

  it('returns 409 when the comment has changed since the member read it', async () => {
    const item = await storeItem();
    const { id, updatedAt } = await postCommentAndParse(author, item.id);
    expect((await editComment(author, item.id, id, { content: 'Mine', updatedAt })).status).toBe(
      200,
    );
    const late = await readError(
      await editComment(author, item.id, id, { content: 'Late', updatedAt }),
    );
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed elsewhere') as unknown,
    });
    expect(await commentTextsOf(item.id)).toEqual(['Mine']);
  });

  it('returns 403 to another member, and 404 for a deleted comment or an item that is gone', async () => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id);
    const content = 'Changed';
    const foreign = await readError(await editComment(other, item.id, id, { content }));
    expect(foreign).toMatchObject({
      status: 403,
      message: 'You can only change your own comments.',
    });
    await changeItems([item], { hiddenAt: new Date() });
    expect((await editComment(author, item.id, id, { content })).status).toBe(404);
    await changeItems([item], { hiddenAt: null });
    await deleteComment(author, item.id, id);
    expect((await editComment(author, item.id, id, { content })).status).toBe(404);
  });
});

describe('deleting a comment', () => {
  it('removes the comment, and lowers the number of comments only once when the request is repeated', async () => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id);
    for (const response of [
      await deleteComment(author, item.id, id),
      await deleteComment(author, item.id, id),
    ]) {
      expect(response.status).toBe(204);
      expect(response.headers.get(ITEMS_VERSION_HEADER)).not.toBeNull();
    }
    expect((await commentPageOf(item.id)).comments).toEqual([]);
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });

  it('leaves a placeholder without author and text until the last reply is deleted', async () => {
    const item = await storeItem();
    const first = await postCommentAndParse(author, item.id, { content: 'My secret' });
    const replies = [
      await postCommentAndParse(other, item.id, { content: 'One', parentId: first.id }),
      await postCommentAndParse(other, item.id, { content: 'Two', parentId: first.id }),
    ];
    await deleteComment(author, item.id, first.id);
    await deleteComment(author, item.id, first.id);
    const [placeholder, ...rest] = (await commentPageOf(item.id)).comments;
    expect(placeholder).toMatchObject({
      isDeleted: true,
      id: first.id,
      userId: '',
      username: '',
      content: '',
      isPremiumUser: false,
    });
    expect(rest.map(({ content }) => content)).toEqual(['One', 'Two']);
    const stored = await item.collection('comments').doc(first.id).get();
    expect(JSON.stringify(stored.data())).not.toMatch(/secret/);
    expect(stored.data()).toMatchObject({ userId: null, username: null, content: null });
    expect(await commentCountsOf(item)).toEqual({ count: 2, stored: 2 });
    for (const reply of replies) await deleteComment(other, item.id, reply.id);
    expect((await commentPageOf(item.id)).comments).toEqual([]);
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });

  it('returns 403 to members who are not the author, including the owner of the item', async () => {
    const item = await storeItem({ ownerId: other.uid });
    const { id } = await postCommentAndParse(author, item.id);
    const refused = await readError(await deleteComment(other, item.id, id));
    expect(refused).toMatchObject({
      status: 403,
      message: 'You can only change your own comments.',
    });
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
  });

  it.each(GONE)('succeeds when the item is %s', async (_state, changes) => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id);
    await changeItems([item], changes);
    expect((await deleteComment(author, item.id, id)).status).toBe(204);
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });
});

describe('pages of comments', () => {
  it('continue after the last comment of the previous page, up to the end', async () => {
    const item = await storeItem();
    const first = await postCommentAndParse(author, item.id, { content: '1' });
    await postCommentAndParse(author, item.id, { content: '1a', parentId: first.id });
    for (const content of ['2', '3']) await postCommentAndParse(author, item.id, { content });
    const start = await commentPageOf(item.id, { limit: '2' });
    expect(start.comments.map(({ content }) => content)).toEqual(['3', '2']);
    const end = await commentPageOf(item.id, { limit: '2', after: start.next ?? '' });
    expect(end.comments.map(({ content }) => content)).toEqual(['1', '1a']);
    expect(end.next).toBeNull();
  });

  it('return 400 when more than 100 comments are requested, and 404 when the last comment of the previous page is gone', async () => {
    const item = await storeItem();
    const params = { itemId: item.id };
    const tooMany = await call('listComments', { params, query: { limit: '101' } });
    expect(tooMany.status).toBe(400);
    const after = await call('listComments', { params, query: { after: 'gone' } });
    expect(after.status).toBe(404);
  });
});
