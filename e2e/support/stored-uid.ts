import { database } from './stored-items';
import type { Member } from './members';

/** Returns the id of a registered member. */
export async function readStoredUid({ username }: Member): Promise<string> {
  const claim = await database().doc(`usernames/${username.toLowerCase()}`).get();
  return String(claim.get('uid'));
}
