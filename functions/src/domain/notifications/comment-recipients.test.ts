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

it('tells the owner, the author of the parent and those who are mentioned', () => {
  expect(recipients(['bob'], 'cat')).toEqual({ owner: 'comment', cat: 'reply', bob: 'mention' });
});

it('gives each member one reason: mention before reply before comment', () => {
  expect(recipients([], 'owner')).toEqual({ owner: 'reply' });
  expect(recipients(['owner'], 'owner')).toEqual({ owner: 'mention' });
  expect(recipients(['cat', 'cat'], 'cat')).toEqual({ owner: 'comment', cat: 'mention' });
});

it('never tells the author', () => {
  expect(recipients(['owner'], 'owner', 'owner')).toEqual({});
});
