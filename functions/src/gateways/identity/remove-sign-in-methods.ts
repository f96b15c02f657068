import type { Auth } from 'firebase-admin/auth';
import { updateAccount } from './update-account';

/**
 * Removes the password and other providers through the REST API. The Admin SDK cannot remove only the password:
 * `providersToUnlink` also removes the email address, and setting a new password would revoke the sign-in that makes
 * this request.
 */
export async function removeSignInMethods(
  auth: Auth,
  uid: string,
  others: readonly string[],
): Promise<void> {
  const unlinking = others.length > 0 ? { deleteProvider: others } : {};
  const change = { deleteAttribute: ['PASSWORD'], ...unlinking };
  const response = await updateAccount(auth, uid, change);
  if (!response.ok)
    throw new Error(`Removing sign-in methods failed with status ${response.status}.`);
}
