import type { CheckedCounter } from '../checked-counter';

/** An item's counters, and the documents that they count. */
export interface CountedItem {
  /** `items/{itemId}` */
  readonly path: string;
  readonly likesCount: number;
  readonly verifiedLikesCount: number;
  readonly commentsCount: number;
  /** How many documents `likes` has. */
  readonly likes: number;
  /** How many of the likes count as verified. */
  readonly verifiedLikes: number;
  readonly comments: readonly CountedComment[];
}

export interface CountedComment {
  readonly id: string;
  readonly parentId: string | null;
  readonly isDeleted: boolean;
  readonly repliesCount: number;
}

/** Returns the counters of an item and of its comments that are wrong. `commentsCount` leaves deleted comments out. */
export function wrongItemCounters(item: CountedItem): readonly CheckedCounter[] {
  const { path, comments } = item;
  const replies = repliesByParent(comments);
  const checked: readonly CheckedCounter[] = [
    { path, field: 'likesCount', stored: item.likesCount, counted: item.likes },
    {
      path,
      field: 'verifiedLikesCount',
      stored: item.verifiedLikesCount,
      counted: item.verifiedLikes,
    },
    {
      path,
      field: 'commentsCount',
      stored: item.commentsCount,
      counted: comments.filter(({ isDeleted }) => !isDeleted).length,
    },
    ...comments.map(({ id, repliesCount }) => ({
      path: `${path}/comments/${id}`,
      field: 'repliesCount',
      stored: repliesCount,
      counted: replies.get(id) ?? 0,
    })),
  ];
  return checked.filter(({ stored, counted }) => stored !== counted);
}

function repliesByParent(comments: readonly CountedComment[]): ReadonlyMap<string, number> {
  const replies = new Map<string, number>();
  for (const { parentId } of comments)
    if (parentId !== null) replies.set(parentId, (replies.get(parentId) ?? 0) + 1);
  return replies;
}
