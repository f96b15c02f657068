import { utcDateFormat } from '../utc-day';

/** The title and the message of a notification. */
export interface NotificationWords {
  readonly title: string;
  readonly message: string;
}

const QUOTED_MAX = 60;
const EXCERPT_MAX = 120;

const letters = new Intl.Segmenter('en');

/** Cuts a text to `max` characters, but not inside an emoji or another grapheme. */
export function shortenedText(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const seen = Array.from(letters.segment(line), ({ segment }) => segment);
  if (seen.length <= max) return line;
  const start = seen.slice(0, max - 1).join('');
  return `${start.trimEnd()}…`;
}

export const displayNameOf = (username: string | null) =>
  username === null ? 'A member' : `@${username}`;
export const quotedTitle = (title: string) => `“${shortenedText(title, QUOTED_MAX)}”`;

export interface CommentWordsInput {
  readonly author: string | null;
  readonly itemTitle: string;
  /** The text of the comment. Null if the comment was deleted. */
  readonly content: string | null;
}

const commentMessage =
  (did: string) =>
  ({ author, itemTitle, content }: CommentWordsInput) => {
    const text = content === null ? '' : `: ${shortenedText(content, EXCERPT_MAX)}`;
    return `${displayNameOf(author)} ${did} ${quotedTitle(itemTitle)}${text}`;
  };

const mentionMessage = commentMessage('mentioned you on');
const replyMessage = commentMessage('replied to your comment on');
const ownItemMessage = commentMessage('commented on your item');
const newestOfMessage = (comments: number) =>
  commentMessage(`wrote the newest of ${comments} new comments on your item`);

export const mentionWords = (comment: CommentWordsInput): NotificationWords => ({
  title: 'New mention',
  message: mentionMessage(comment),
});

export const replyWords = (comment: CommentWordsInput): NotificationWords => ({
  title: 'New reply',
  message: replyMessage(comment),
});

/**
 * Returns the words of a notification about one or more comments.
 * @param newest the newest comment
 * @param comments the number of comments
 */
export const commentWords = (newest: CommentWordsInput, comments = 1): NotificationWords =>
  comments > 1
    ? { title: 'New comments', message: newestOfMessage(comments)(newest) }
    : { title: 'New comment', message: ownItemMessage(newest) };

/**
 * Returns the words of a notification about one or more likes.
 * @param liker the username of the member who liked the item last
 */
export function likeWords(
  liker: string | null,
  likers: number,
  itemTitle: string,
): NotificationWords {
  const others = likers - 1;
  const who =
    others > 0
      ? `${displayNameOf(liker)} and ${others} ${others === 1 ? 'other' : 'others'}`
      : displayNameOf(liker);
  return {
    title: likers > 1 ? 'New likes' : 'New like',
    message: `${who} liked your item ${quotedTitle(itemTitle)}`,
  };
}

export const followWords = (follower: string | null): NotificationWords => ({
  title: 'New follower',
  message: `${displayNameOf(follower)} follows you now`,
});

export const secondSubscriptionWords: NotificationWords = {
  title: 'You paid twice',
  message:
    'You started two Premium subscriptions. We ended the second one and refunded its payment in full.',
};

/**
 * Returns the words of a notification that items will expire, because premium ended.
 * @param count the number of items that expire at `expiresAt`
 */
export const expiringItemsWords = (count: number, expiresAt: Date): NotificationWords => ({
  title: count === 1 ? 'An item expires soon' : 'Items expire soon',
  message: `${count === 1 ? 'One of your items expires' : `${count} of your items expire`} on ${utcDateFormat.format(expiresAt)} (UTC) because your Premium plan ended. Subscribe before then to keep ${count === 1 ? 'it' : 'them'} longer.`,
});

/** Returns the words of a notification about an achievement. The message is the achievement's description. */
export const achievementWords = (achievement: {
  readonly title: string;
  readonly description: string;
}): NotificationWords => ({
  title: `Achievement Unlocked: ${achievement.title}`,
  message: achievement.description,
});
