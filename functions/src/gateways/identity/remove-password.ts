import type { Auth } from 'firebase-admin/auth';
import { updateAccount } from './update-account';

/**
 * Uses the REST API, because the Admin SDK cannot remove a password alone: `providersToUnlink` also removes the
 * email address, and a new password revokes the sign-in that asks for this.
 */
export async function removePassword(auth: Auth, uid: string): Promise<void> {
  const answer = await updateAccount(auth, uid, { deleteAttribute: ['PASSWORD'] });
  if (!answer.ok) throw new Error(`Removing the password failed with status ${answer.status}.`);
}
