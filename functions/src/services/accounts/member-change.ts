import { GOOGLE_PROVIDER } from '../../gateways/identity/identity';
import type { UserRecord } from '../../repos/users-repo';
import { newMember, splitName } from './new-member';
import type { SignIn } from './sign-ins';

/** The hosts of Google's profile pictures. Members can write any address into their Firebase account. */
const GOOGLE_PICTURE_HOST = /^lh[3-6]\.googleusercontent\.com$/;

/**
 * Returns whether the provider of the sign-in, for example Google, has verified the email address of the account. A
 * provider that knows another address, or none, proves nothing about it.
 */
function isVerified({ provider, isEmailVerified, provingProviders }: SignIn): boolean {
  return isEmailVerified && provingProviders.includes(provider);
}

/** Returns the address whose owner has the account, or null if anybody may have registered with the address. */
export function provenEmailOf({ provenEmail, endedBefore, email }: UserRecord): string | null {
  if (provenEmail !== undefined) return provenEmail;
  return endedBefore ? email : null;
}

/**
 * Returns whether a provider verifies this member's email address for the first time. Until then, anybody may have
 * registered with the address, or changed to it.
 */
export function isFirstVerified(signIn: SignIn, member: UserRecord | null): boolean {
  if (!isVerified(signIn)) return false;
  return !member || provenEmailOf(member) !== signIn.email;
}

/** The account at the provider with which somebody signed in, such as 'google.com 1234', or null for a password. */
const identityOf = ({ provider, identityId }: SignIn) =>
  identityId === null ? null : `${provider} ${identityId}`;

/**
 * Returns whether a sign-in comes from another provider account than the one of the proven owner. Somebody may have linked it
 * before the owner signed in, and Firebase can keep the link. The owner's own provider account may change its address.
 */
export function isOfAnother(signIn: SignIn, member: UserRecord): boolean {
  const identity = identityOf(signIn);
  if (identity === null || !member.provenIdentity || isVerified(signIn)) return false;
  return provenEmailOf(member) === signIn.email && member.provenIdentity !== identity;
}

/** Returns a new member, the change after the first verified sign-in, or null if nothing changes. */
export function memberChange(
  signIn: SignIn,
  member: UserRecord | null,
  now: Date,
): Partial<UserRecord> | null {
  const { email, name, signedInAt } = signIn;
  const proof = isVerified(signIn)
    ? { endedBefore: signedInAt, provenEmail: email, provenIdentity: identityOf(signIn) }
    : {};
  if (member) return isFirstVerified(signIn, member) ? { email, ...proof, updatedAt: now } : null;
  const profileImageUrl = googlePictureOf(signIn);
  return { ...newMember({ email, profileImageUrl, ...splitName(name) }, now), ...proof };
}

function googlePictureOf({ provider, picture }: SignIn): string | null {
  if (provider !== GOOGLE_PROVIDER || !picture || !URL.canParse(picture)) return null;
  const { protocol, host, href } = new URL(picture);
  return protocol === 'https:' && GOOGLE_PICTURE_HOST.test(host) ? href : null;
}
