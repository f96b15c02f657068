import { PASSWORD_PROVIDER } from '../../gateways/identity/identity';
import type { UserRecord } from '../../repos/users-repo';
import { newMember, splitName } from './new-member';
import type { SignIn } from './sign-ins';

/** Returns whether the provider of the sign-in, for example Google, has verified the email address. */
export function isVerified({ provider, isEmailVerified }: SignIn): boolean {
  return provider !== PASSWORD_PROVIDER && isEmailVerified;
}

/**
 * Returns whether a provider verifies this member's email address for the first time. Until then, anybody can have
 * registered with the address.
 */
export function isFirstVerified(signIn: SignIn, member: UserRecord | null): boolean {
  if (!isVerified(signIn)) return false;
  return !member?.endedBefore || member.email !== signIn.email;
}

/** Returns a new member, the change after the first verified sign-in, or null if nothing changes. */
export function memberChange(
  signIn: SignIn,
  member: UserRecord | null,
  now: Date,
): Partial<UserRecord> | null {
  const { email, name, picture, signedInAt } = signIn;
  const endedBefore = isVerified(signIn) ? signedInAt : null;
  if (member)
    return isFirstVerified(signIn, member) ? { email, endedBefore, updatedAt: now } : null;
  const profileImageUrl = picture?.startsWith('https://') ? picture : null;
  return { ...newMember({ email, profileImageUrl, ...splitName(name) }, now), endedBefore };
}
