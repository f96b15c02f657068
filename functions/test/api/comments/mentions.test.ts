import type { CommentMention } from '@contract/schemas/comment-record';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api';
import {
  commentIn,
  editComment,
  commentPageOf,
  postCommentAndParse,
  deleteComment,
  storeItem,
} from '../support/comments';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../support/share-sale';

interface Named extends Member {
  readonly username: string;
}

const createNamed = async (username = uniqueName()): Promise<Named> => ({
  ...(await createMember({ username })),
  username,
});

let author: Named;
let ann: Named;
let bo: Named;
beforeAll(async () => {
  [author, ann, bo] = await Promise.all([
    createNamed(),
    createNamed(`${uniqueName()}_Ann`),
    createNamed(),
  ]);
});

const stored = async (itemId: string, id: string): Promise<readonly CommentMention[]> =>
  (await db.doc(`items/${itemId}/comments/${id}`).get()).get('mentions') as CommentMention[];
const mentionOf = ({ uid, username }: Named): CommentMention => ({ userId: uid, username });

describe('mentions in a new comment', () => {
  it('contain each named member only once, regardless of the case of the username', async () => {
    const item = await storeItem();
    const content = `@${bo.username} and @${ann.username.toUpperCase()}, @${bo.username}!`;
    const comment = await postCommentAndParse(author, item.id, { content });
    expect(comment).toMatchObject({ content, mentions: [bo.username, ann.username] });
    expect((await commentPageOf(item.id)).comments).toEqual([comment]);
    expect(await stored(item.id, comment.id)).toEqual([mentionOf(bo), mentionOf(ann)]);
  });

  it('do not contain usernames that nobody has, or usernames in email addresses, URLs and words', async () => {
    const item = await storeItem();
    const { username } = ann;
    const content = `@${uniqueName()} a@${username} https://example.com/@${username} @${username}@x.org \u200b@${username}`;
    const comment = await postCommentAndParse(author, item.id, { content });
    expect(comment.mentions).toEqual([]);
    expect(await stored(item.id, comment.id)).toEqual([]);
  });

  it('contain a member whose username is between invisible marks of text direction, which the server removes from the text', async () => {
    const item = await storeItem();
    const content = `\u202e@${ann.username}\u2069`;
    const comment = await postCommentAndParse(author, item.id, { content });
    expect(comment).toMatchObject({ content: `@${ann.username}`, mentions: [ann.username] });
  });

  it('contain only members whose usernames are among the first 10 different usernames in the text', async () => {
    const item = await storeItem();
    const unknown = Array.from({ length: 9 }, () => `@${uniqueName()}`).join(' ');
    const content = `${unknown} @${ann.username} @${bo.username}`;
    expect((await postCommentAndParse(author, item.id, { content })).mentions).toEqual([
      ann.username,
    ]);
  });

  it('contain the first 10 members when the text names 11', async () => {
    const item = await storeItem();
    const members = await Promise.all(Array.from({ length: 11 }, () => createNamed()));
    const names = members.map(({ username }) => username);
    const content = names.map((name) => `@${name}`).join('\n');
    expect((await postCommentAndParse(author, item.id, { content })).mentions).toEqual(
      names.slice(0, 10),
    );
  });

  it('contain a member whom the author names by an earlier username, and store the username that the author wrote', async () => {
    const item = await storeItem();
    const member = await createNamed();
    await call('setUsername', { as: member, json: { username: uniqueName() } });
    const { id, mentions } = await postCommentAndParse(author, item.id, {
      content: `@${member.username}`,
    });
    expect(mentions).toEqual([member.username]);
    expect(await stored(item.id, id)).toEqual([mentionOf(member)]);
  });

  it('are stored with replies, and stay when the mentioned member changes the username', async () => {
    const item = await storeItem();
    const member = await createNamed();
    const { id: parentId } = await postCommentAndParse(author, item.id);
    const reply = await postCommentAndParse(author, item.id, {
      parentId,
      content: `@${member.username}`,
    });
    await call('setUsername', { as: member, json: { username: uniqueName() } });
    expect((await commentPageOf(item.id)).comments[1]).toEqual(reply);
    expect(reply.mentions).toEqual([member.username]);
  });
});

it('mentions are stored with the comment that a member adds when sharing an item', async () => {
  const comment = `Found with @${ann.username}`;
  const { status } = await shareSale(author, { fields: { ...SALE_FIELDS, comment } });
  expect(status).toBe(201);
  const [item] = (await readStoredItemsOf(author)).items;
  const { comments } = await commentPageOf(item?.id ?? '');
  expect(comments).toMatchObject([{ content: comment, mentions: [ann.username] }]);
});

describe('mentions in an edited comment', () => {
  it('are the members whom the new text names', async () => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id, { content: `@${ann.username}` });
    const content = `@${bo.username} instead`;
    const edited = await commentIn(await editComment(author, item.id, id, { content }));
    expect(edited.mentions).toEqual([bo.username]);
    expect(await stored(item.id, id)).toEqual([mentionOf(bo)]);
    const plain = await commentIn(await editComment(author, item.id, id, { content: 'Nobody' }));
    expect(plain.mentions).toEqual([]);
  });

  it('keep a member whom the old text already named, even when the username has since passed to another member', async () => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id, { content: `@${ann.username}` });
    const name = db.doc(`usernames/${ann.username.toLowerCase()}`);
    const before = await name.get();
    await name.update({ uid: bo.uid });
    const content = `@${ann.username}, still you`;
    await editComment(author, item.id, id, { content });
    await name.update({ uid: before.get('uid') as string });
    expect(await stored(item.id, id)).toEqual([mentionOf(ann)]);
  });
});

describe('a comment', () => {
  it('loses its mentions when it is deleted but stays because of a reply', async () => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(author, item.id, { content: `@${ann.username}` });
    await postCommentAndParse(bo, item.id, { parentId: id });
    await deleteComment(author, item.id, id);
    expect(await stored(item.id, id)).toEqual([]);
    expect((await commentPageOf(item.id)).comments[0]).toMatchObject({
      isDeleted: true,
      mentions: [],
    });
  });

  it('can be read and edited when an earlier version of the product stored it without mentions', async () => {
    const item = await storeItem();
    const at = new Date();
    await item
      .collection('comments')
      .doc('old')
      .set({
        userId: author.uid,
        username: author.username,
        content: `@${ann.username}`,
        parentId: null,
        threadAt: at,
        createdAt: at,
        updatedAt: at,
      });
    expect((await commentPageOf(item.id)).comments).toMatchObject([{ id: 'old', mentions: [] }]);
    const content = `Hi @${ann.username}`;
    const edited = await commentIn(await editComment(author, item.id, 'old', { content }));
    expect(edited.mentions).toEqual([ann.username]);
  });
});
