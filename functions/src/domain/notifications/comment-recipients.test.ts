import { expect, it } from 'vitest';
import { commentRecipients } from './comment-recipients';

const recipients = (
  mentionedIds: readonly string[],
  parentAuthorId: string | null,
  authorId = 'ann',
) =>
  Object.fromEntries(
    commentRecipients({ authorId, mentionedIds }, { ownerId: 'owner', parentAuthorId }),
  );

it("commentRecipients returns the item's owner, the author of the parent comment and the mentioned members", () => {
  expect(recipients(['bob'], 'cat')).toEqual({
    owner: ['comment'],
    cat: ['reply'],
    bob: ['mention'],
  });
});

it('commentRecipients sorts the reasons of a member: mention, reply, comment', () => {
  expect(recipients([], 'owner')).toEqual({ owner: ['reply', 'comment'] });
  expect(recipients(['owner'], 'owner')).toEqual({ owner: ['mention', 'reply', 'comment'] });
  expect(recipients(['cat', 'cat'], 'cat')).toEqual({
    owner: ['comment'],
    cat: ['mention', 'reply'],
  });
});

it('commentRecipients never returns the author of the comment', () => {
  expect(recipients(['owner'], 'owner', 'owner')).toEqual({});
});
