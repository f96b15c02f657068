import { storedMentions } from '../../functions/src/repos/stored-mentions';
import type { DemoMember } from './demo-members';
import type { Random } from './random';
import { COMMENTS_BY_OTHERS, TEXTS_AFTER_MENTION, COMMENT_REPLIES } from './remarks';

const MINUTE_MS = 60 * 1000;

interface DemoComment {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
  /**
   * Whether the comment was deleted. A deleted comment stays in the list if it has replies, but does not count as a
   * comment of the item.
   */
  readonly isDeleted: boolean;
}

interface DemoThread {
  readonly id: string;
  readonly author: DemoMember;
  /** The member whom the comment mentions. */
  readonly addressee: DemoMember | null;
  readonly repliers: readonly DemoMember[];
  readonly startedAt: Date;
  readonly isDeleted: boolean;
}

/**
 * Returns the id of an item's first demo comment. The id contains the seed, because it becomes a part of ids of
 * notifications and must be unique among all items.
 */
export const firstCommentId = (seed: number): string => `demo-${String(seed)}-0`;

/**
 * Returns comments by some of the members, many with a reply, and a few deleted ones.
 * @param seed the number of the item's demo sale
 */
export function demoComments(
  random: Random,
  members: readonly DemoMember[],
  { addedAt, seed }: { readonly addedAt: Date; readonly seed: number },
): DemoComment[] {
  const after = (time: Date) =>
    new Date(Math.min(Date.now(), time.getTime() + random.between(3, 600) * MINUTE_MS));
  return members
    .filter(() => random.chance(0.06))
    .flatMap((author, index) => {
      const others = members.filter((other) => other !== author);
      const repliers = others.filter(() => random.chance(0.05));
      const isDeleted = repliers.length > 0 && random.chance(0.25);
      const startedAt = after(addedAt);
      const addressee = random.chance(0.2) ? others[random.between(0, others.length - 1)] : null;
      const thread = {
        id: `demo-${seed}-${index}`,
        author,
        addressee: addressee ?? null,
        repliers,
        startedAt,
        isDeleted,
      };
      return threadOf(random, thread);
    });
}

function threadOf(
  random: Random,
  { id, author, addressee, repliers, startedAt, isDeleted }: DemoThread,
): DemoComment[] {
  const base = { threadAt: startedAt, deletedAt: null, repliesCount: 0 };
  const start = { ...base, ...timesOf(startedAt), parentId: null, repliesCount: repliers.length };
  const remark = random.pick(addressee ? TEXTS_AFTER_MENTION : COMMENTS_BY_OTHERS);
  const record = isDeleted
    ? { ...start, ...BLANK, deletedAt: startedAt }
    : { ...start, ...bylineOf(author), ...textOf(remark, addressee) };
  const replies = repliers.map((replier, n) => ({
    id: `${id}-${n}`,
    record: {
      ...base,
      ...bylineOf(replier),
      ...timesOf(new Date(startedAt.getTime() + n + 1)),
      // The first reply mentions the author of the comment.
      ...textOf(random.pick(COMMENT_REPLIES), n === 0 && !isDeleted ? author : null),
      parentId: id,
    },
    isDeleted: false,
  }));
  return [{ id, record, isDeleted }, ...replies];
}

const BLANK = {
  userId: null,
  username: null,
  isPremiumUser: false,
  profileImageUrl: null,
  content: null,
  ...storedMentions([]),
};

const bylineOf = ({ uid, username, isPremium }: DemoMember) => ({
  userId: uid,
  username,
  isPremiumUser: isPremium,
});

const textOf = (remark: string, addressee: DemoMember | null) =>
  addressee
    ? {
        content: `@${addressee.username} ${remark}`,
        ...storedMentions([
          {
            userId: addressee.uid,
            username: addressee.username,
            isPremiumUser: addressee.isPremium,
          },
        ]),
      }
    : { content: remark, ...storedMentions([]) };

const timesOf = (time: Date) => ({ createdAt: time, updatedAt: time });
