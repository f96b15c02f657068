import { SIGNED_OUT_COOKIE } from '@contract/schemas/session';

/** Returns whether the session ended at `/api/logout`, once. */
export function takeSignedOutMark(): boolean {
  const isSet = document.cookie.split('; ').includes(`${SIGNED_OUT_COOKIE}=1`);
  if (isSet) document.cookie = `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0`;
  return isSet;
}
