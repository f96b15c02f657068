import { expect, it } from 'vitest';
import {
  commentWords,
  followWords,
  likeWords,
  mentionWords,
  replyWords,
} from './notification-words';

const comment = { author: 'ana', itemTitle: 'Brass owl', content: 'Nice\n\nfind' };

it('likeWords name the last member who liked the item, and state the number of others', () => {
  const message = (likers: number) => likeWords('ana', likers, 'Brass owl').message;
  expect(message(1)).toBe('@ana liked your item “Brass owl”');
  expect(message(2)).toBe('@ana and 1 other liked your item “Brass owl”');
  expect(message(3)).toBe('@ana and 2 others liked your item “Brass owl”');
});

it('mentionWords, replyWords and commentWords describe a comment, with its text on one line', () => {
  expect(mentionWords(comment).message).toBe('@ana mentioned you on “Brass owl”: Nice find');
  expect(replyWords(comment).message).toBe(
    '@ana replied to your comment on “Brass owl”: Nice find',
  );
  expect(commentWords(comment).message).toBe('@ana commented on your item “Brass owl”: Nice find');
});

it('commentWords state the number of comments, and quote the newest comment', () => {
  expect(commentWords(comment, 3)).toEqual({
    title: 'New comments',
    message: '@ana wrote the newest of 3 new comments on your item “Brass owl”: Nice find',
  });
});

it('commentWords quote nothing when the comment was deleted', () => {
  const { message } = commentWords({ ...comment, content: null });
  expect(message).toBe('@ana commented on your item “Brass owl”');
});

it('the message of a notification begins with "A member" when the actor has no username', () => {
  expect(likeWords(null, 1, 'Owl').message).toBe('A member liked your item “Owl”');
  expect(followWords(null).message).toBe('A member follows you now');
});

it('commentWords shorten a long title and a long comment without splitting an emoji', () => {
  const { message } = commentWords({
    ...comment,
    itemTitle: '👩\u200d👧'.repeat(200),
    content: '𝕏'.repeat(2000),
  });
  expect(message).toContain(`“${'👩\u200d👧'.repeat(59)}…”`);
  expect(message.endsWith(`${'𝕏'.repeat(119)}…`)).toBe(true);
  expect(message).not.toMatch(/\p{Surrogate}/u);
});
