import { authorName } from './author-name';
import type { Comment } from '@contract/schemas/comment';
import { useState } from 'react';

interface Seen {
  readonly comments: readonly Comment[] | undefined;
  /** The creation time of the newest known comment, ISO 8601. */
  readonly newest: string;
  readonly text: string;
}

const newestIn = (comments: readonly Comment[]): string =>
  comments.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '');

/**
 * Returns a text for screen readers when other members have posted comments. Ignores older comments that load later.
 */
export function useNewCommentsAnnouncement(
  comments: readonly Comment[] | undefined,
  memberId: string | null,
): string {
  const [seen, setSeen] = useState<Seen>({ comments: undefined, newest: '', text: '' });
  if (comments === undefined || comments === seen.comments) return seen.text;
  const added = seen.comments
    ? comments.filter(({ createdAt, userId, isDeleted }) => {
        const isOfOther = userId !== memberId && !isDeleted;
        return createdAt > seen.newest && isOfOther;
      })
    : [];
  const text = added.length > 0 ? announcementOf(added) : seen.text;
  setSeen({ comments, newest: newestIn(comments), text });
  return text;
}

const announcementOf = (added: readonly Comment[]): string => {
  const [one, ...others] = added;
  if (!one || others.length > 0) return `${added.length} new comments`;
  return `New comment by ${authorName(one)}`;
};
