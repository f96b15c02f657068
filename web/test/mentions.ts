import type { FoundMember } from '@contract/schemas/mention';
import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';
import { commentField } from './comments';
import { setResponseByUrl } from './fake-api';
import { detail } from './item-detail';
import { memberLike } from './members';
import { goOnline } from './offline';

export const commentingMember = memberLike();

/** A picture of one pixel, as a data URL. */
export const PICTURE_DATA_URL =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Returns a member in the format of the search for members. */
export const foundMemberLike = (
  username: string,
  customProfileImageUrl: string | null = null,
): FoundMember => ({
  id: `id-${username}`,
  username,
  customProfileImageUrl,
  profileImageUrl: null,
  isPremiumUser: false,
});

const MEMBERS = [
  foundMemberLike('tom'),
  foundMemberLike('Tom_Sells', PICTURE_DATA_URL),
  foundMemberLike('tomato'),
];

export const mentionList = () => detail().getByRole('listbox', { name: 'Members' });

export const mentionOption = (username: string) =>
  mentionList().getByRole('option', { name: `@${username}`, exact: true });

export const commentTextarea = () => commentField().element() as HTMLTextAreaElement;

/** Types into the field for a new comment. */
export async function typeComment(keys: string): Promise<void> {
  await commentField().click();
  await userEvent.keyboard(keys);
}

/** Makes the search for members find three members whose usernames start with 'tom'. */
export function setFoundMemberResponses(): void {
  setResponseByUrl('searchUsers', ({ searchParams }) => {
    const q = (searchParams.get('q') ?? '').toLowerCase();
    return { users: MEMBERS.filter(({ username }) => username.toLowerCase().startsWith(q)) };
  });
}

/** Ends a test that may have left queued calls and drafts of comments. */
export async function endCommentTest(): Promise<void> {
  // Unmounts the app first, because a mounted app would send the queued calls.
  await cleanup();
  goOnline();
  vi.restoreAllMocks();
  await forgetMember(commentingMember.id);
}
