import { describe, expect, it } from 'vitest';
import { call } from '../support/api';
import {
  commentTextsOf,
  commentCountsOf,
  editComment,
  postComment,
  postCommentAndParse,
  deleteComment,
  storeItem,
} from '../support/comments';
import { createMember, type Member, uniqueName } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const MEMBERS = 6;

const createMembers = (count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => createMember()));

const statusesOf = (responses: readonly Response[]) =>
  new Set(responses.map(({ status }) => status));

describe('when requests about comments arrive at the same time', () => {
  it("the item's number of comments is right after 6 members comment, reply and delete", async () => {
    const [members, item] = await Promise.all([createMembers(MEMBERS), storeItem()]);
    const [first] = members;
    if (!first) throw new Error('No member');
    const parent = await postCommentAndParse(first, item.id);
    const added = await Promise.all(
      members.flatMap((member) => [
        postComment(member, item.id),
        postComment(member, item.id, { parentId: parent.id }),
      ]),
    );
    expect(statusesOf(added)).toEqual(new Set([201]));
    expect(await commentCountsOf(item)).toEqual({ count: 13, stored: 13 });
    expect((await item.collection('comments').doc(parent.id).get()).get('repliesCount')).toBe(6);
    const { docs } = await item.collection('comments').get();
    const removed = await Promise.all(
      docs.map((comment) => {
        const author = members.find(({ uid }) => uid === comment.get('userId')) ?? first;
        return deleteComment(author, item.id, comment.id);
      }),
    );
    expect(statusesOf(removed)).toEqual(new Set([204]));
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
    // Expects no placeholder of the parent comment, because the parent comment is deleted with its last reply.
    expect((await item.collection('comments').get()).size).toBe(0);
  }, 120_000);

  it('only one comment is stored for 6 requests with the same idempotency key', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const key = uniqueName();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => postComment(member, item.id, { key })),
    );
    expect(statusesOf(responses)).toEqual(new Set([201]));
    expect(await commentCountsOf(item)).toEqual({ count: 1, stored: 1 });
  });

  it('one of two edits based on the same state of a comment is rejected', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const { id, updatedAt } = await postCommentAndParse(member, item.id);
    const responses = await Promise.all(
      ['One', 'Two'].map((content) => editComment(member, item.id, id, { content, updatedAt })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses[0]?.status === 200 ? 'One' : 'Two';
    expect(await commentTextsOf(item.id)).toEqual([winner]);
  });

  it('every reply keeps its parent when the parent is deleted while other members reply', async () => {
    const [members, item] = await Promise.all([createMembers(6), storeItem()]);
    const [author, ...others] = members;
    if (!author) throw new Error('No member');
    const { id } = await postCommentAndParse(author, item.id);
    const [removal, ...replies] = await Promise.all([
      deleteComment(author, item.id, id),
      ...others.map((other) => postComment(other, item.id, { parentId: id })),
    ]);
    expect(removal.status).toBe(204);
    const stored = replies.filter(({ status }) => status === 201).length;
    expect(replies.every(({ status }) => status === 201 || status === 404)).toBe(true);
    expect(await commentCountsOf(item)).toEqual({ count: stored, stored });
    const parent = await item.collection('comments').doc(id).get();
    expect(parent.exists).toBe(stored > 0);
  });

  it('a comment gets the new username when its author changes the username while posting it', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const username = uniqueName();
    await Promise.all([
      ...Array.from({ length: 5 }, () => postComment(member, item.id)),
      call('setUsername', { as: member, json: { username } }),
    ]);
    const names = async () =>
      (await item.collection('comments').get()).docs.map(
        (comment) => comment.get('username') as unknown,
      );
    await expect.poll(names, { timeout: TRIGGER_TIMEOUT_MS }).toEqual(Array(5).fill(username));
  });
});
