import type { CheckedCounter } from '../checked-counter';

/** The stored counters of an item, and the numbers of documents that the counters should equal. */
export interface CountedItem {
  /** The path of the item's document, `items/{itemId}`. */
  readonly path: string;
  readonly likesCount: number;
  readonly verifiedLikesCount: number;
  readonly commentsCount: number;
  /** The number of documents in the item's collection `likes`. */
  readonly likes: number;
  /** The number of verified likes in the item's collection `likes`. */
  readonly verifiedLikes: number;
  readonly comments: readonly CountedComment[];
}

export interface CountedComment {
  readonly id: string;
  readonly parentId: string | null;
  readonly isDeleted: boolean;
  readonly repliesCount: number;
}

/** Returns the wrong counters of an item and of its comments. `commentsCount` must not include deleted comments. */
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
