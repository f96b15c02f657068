import type { Comment } from '@contract/schemas/comment';
import { itemLike } from '@contract/schemas/item.test-support';
import type { CurrentUser } from '@contract/schemas/user';
import { page } from 'vitest/browser';
import { setResponse } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from './home';
import { detail, openCard } from './item-detail';
import { setLiveComments } from './live-comments';
import { renderApp } from './render';

/** The item whose comments the tests show. */
export const bowl = itemLike({ id: 'bowl', title: 'Bowl', commentsCount: 2 });

/** Opens the item `bowl` as a member or a visitor. The faked Firestore contains these comments, or is unreachable. */
export async function openComments(
  comments: readonly Comment[] | 'unreachable',
  member: CurrentUser | null,
): Promise<void> {
  if (member) setSignedInMemberResponses(member);
  else setVisitorResponses();
  setHomeResponses([bowl]);
  setResponse('getItem', { item: bowl });
  setLiveComments(comments);
  await renderApp('/');
  await openCard('Bowl');
}

export const commentField = () => detail().getByLabelText('Add a comment');
export const postButton = () => detail().getByRole('button', { name: 'Post', exact: true });
export const commentRowOf = (username: string) =>
  detail().getByRole('article', { name: `Comment by @${username}` });
export const toast = (title: string) => page.getByText(title, { exact: true }).first();
