import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createMemberTracesErasureRepo } from '../../../src/repos/member-traces-erasure-repo';
import { call } from '../support/api';
import { editComment, postCommentAndParse, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { createMember, uniqueName } from '../support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../support/share-sale';

it('the erasure of a member removes a mention of the member even when it is invalid because it has no username', async () => {
  const member = await createMember();
  const item = await storeItem();
  const comment = item.collection('comments').doc();
  const mention = { userId: member.uid };
  await comment.set({ content: 'Hi', mentions: [mention], mentionedIds: [member.uid] });
  await createMemberTracesErasureRepo(db).removeMentions(systemWorkFor(member.uid));
  expect((await comment.get()).data()).toMatchObject({ mentions: [], mentionedIds: [] });
});

it('the erasure of a member removes every mention of the member, including mentions by an earlier username or in another case', async () => {
  const username = uniqueName();
  const [member, other] = await Promise.all([createMember({ username }), createMember()]);
  const item = await storeItem();
  const content = `Ask @${username} or @${other.username ?? ''}`;
  const { id: newId } = await postCommentAndParse(other, item.id, { content });
  const { id: editedId } = await postCommentAndParse(other, item.id, { content: 'Ask somebody' });
  await editComment(other, item.id, editedId, { content });
  await shareSale(other, { fields: { ...SALE_FIELDS, comment: content } });
  for (const next of [username.toUpperCase(), uniqueName(), uniqueName(), uniqueName()])
    expect((await call('setUsername', { as: member, json: { username: next } })).status).toBe(204);

  await createMemberTracesErasureRepo(db).removeMentions(systemWorkFor(member.uid));

  const [shared] = (await readStoredItemsOf(other)).items;
  const first = await shared?.ref.collection('comments').get();
  const comments = [
    ...(await db.getAll(...[newId, editedId].map((id) => item.collection('comments').doc(id)))),
    ...(first?.docs ?? []),
  ];
  expect(comments).toHaveLength(3);
  for (const comment of comments)
    expect(comment.data()).toMatchObject({
      content,
      mentions: [{ userId: other.uid, username: other.username }],
      mentionedIds: [other.uid],
    });
});
