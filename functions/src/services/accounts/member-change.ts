import { GOOGLE_PROVIDER } from '../../gateways/identity/identity';
import { newMember, splitName } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import type { SignIn } from './sign-in-verifier';

/**
 * The hosts of Google's profile pictures. The host must be checked, because members can set any picture URL in their
 * Firebase account.
 */
const GOOGLE_PICTURE_HOST = /^lh[3-6]\.googleusercontent\.com$/;

/**
 * Whether the provider of the sign-in, for example Google, has verified the email address of the account. A provider
 * that knows another email address, or none, proves nothing.
 */
function isVerified({ provider, isEmailVerified, provingProviders }: SignIn): boolean {
  return isEmailVerified && provingProviders.includes(provider);
}

/**
 * Returns the email address that is proven to belong to the member. Returns null if no address is proven, because
 * anybody can register with another person's address.
 */
export function provenEmailOf({ provenEmail, endedBefore, email }: UserRecord): string | null {
  if (provenEmail !== undefined) return provenEmail;
  return endedBefore ? email : null;
}

/**
 * Whether a provider verifies this member's email address for the first time. Before that, somebody else may have
 * registered with the address, or changed the account's address to it.
 */
export function isFirstVerifiedSignIn(signIn: SignIn, member: UserRecord | null): boolean {
  if (!isVerified(signIn)) return false;
  return !member || provenEmailOf(member) !== signIn.email;
}

/**
 * Returns the account at the provider with which somebody signed in, such as 'google.com 1234'. Returns null for a
 * sign-in with a password.
 */
const identityOf = ({ provider, identityId }: SignIn) =>
  identityId === null ? null : `${provider} ${identityId}`;

/**
 * Whether a sign-in uses another provider account than the one that proved who owns the email address. Before the owner
 * signed in, somebody else may have linked their own provider account, and Firebase can keep it linked. The owner's
 * provider account still counts as the same one after its email address has changed.
 */
export function usesOtherProviderAccount(signIn: SignIn, member: UserRecord): boolean {
  const identity = identityOf(signIn);
  if (identity === null || !member.provenIdentity || isVerified(signIn)) return false;
  return provenEmailOf(member) === signIn.email && member.provenIdentity !== identity;
}

/**
 * Returns what to store after a sign-in: a new member, or the change of the member after the first verified sign-in.
 * Returns null if nothing changes.
 */
export function memberChangeAfterSignIn(
  signIn: SignIn,
  member: UserRecord | null,
  now: Date,
): Partial<UserRecord> | null {
  const { email, name, signedInAt } = signIn;
  const proof = isVerified(signIn)
    ? { endedBefore: signedInAt, provenEmail: email, provenIdentity: identityOf(signIn) }
    : {};
  if (member)
    return isFirstVerifiedSignIn(signIn, member) ? { email, ...proof, updatedAt: now } : null;
  const profileImageUrl = googlePictureOf(signIn);
  return { ...newMember({ email, profileImageUrl, ...splitName(name) }, now), ...proof };
}

function googlePictureOf({ provider, picture }: SignIn): string | null {
  if (provider !== GOOGLE_PROVIDER || !picture || !URL.canParse(picture)) return null;
  const { protocol, host, href } = new URL(picture);
  return protocol === 'https:' && GOOGLE_PICTURE_HOST.test(host) ? href : null;
}
