import { SIGNED_OUT_COOKIE } from '@contract/schemas/session';
import { deleteMarkCookie, hasMarkCookie } from '@/lib/mark-cookie';

/**
 * Returns whether the session ended at `/api/logout`. Deletes the mark that states this, so the second call returns
 * false.
 */
export function takeSignedOutMark(): boolean {
  const isSet = hasMarkCookie(SIGNED_OUT_COOKIE);
  if (isSet) deleteMarkCookie(SIGNED_OUT_COOKIE);
  return isSet;
}
