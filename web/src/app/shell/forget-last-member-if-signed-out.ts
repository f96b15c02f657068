import { SIGNED_OUT_COOKIE } from '@contract/schemas/session';
import { deleteMarkCookie, hasMarkCookie } from '@/lib/mark-cookie';

/**
 * Deletes the last member's data if `/api/logout` ended the session while the app was not running. Await this before
 * the first query, because the response for a visitor overwrites the stored id of the last member.
 */
export async function forgetLastMemberIfSignedOut(): Promise<void> {
  if (!takeSignedOutMark()) return;
  try {
    const { forgetLastMember } = await import('./forget-member');
    await forgetLastMember();
  } catch (error) {
    console.warn("Could not delete the last member's data.", error);
  }
}

/**
 * Returns whether a cookie states that the session ended at `/api/logout`. Deletes the cookie, so the second call
 * returns false.
 */
function takeSignedOutMark(): boolean {
  const isSet = hasMarkCookie(SIGNED_OUT_COOKIE);
  if (isSet) deleteMarkCookie(SIGNED_OUT_COOKIE);
  return isSet;
}
