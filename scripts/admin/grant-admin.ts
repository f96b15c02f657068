import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Problem } from '../stack/problem';

/** The part of Firebase Auth that granting needs. */
export type MembersAuth = Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims'>;

/**
 * Adds the claim `admin` to the member with the email in the command's arguments; other claims stay.
 * @throws Problem for wrong arguments, an unknown email and credentials that do not reach
 */
export async function grantAdmin(auth: MembersAuth, args: readonly string[]) {
  const [email, ...rest] = args;
  if (!email?.includes('@') || rest.length > 0)
    throw new Problem('Name one member by their email: npm run grant-admin -- you@example.com');
  const member = await memberOf(auth, email);
  await auth.setCustomUserClaims(member.uid, { ...member.customClaims, admin: true });
  return { email: member.email ?? email };
}

async function memberOf(auth: MembersAuth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    throw new Problem(sentenceFor(error, email), { cause: error });
  }
}

function sentenceFor(error: unknown, email: string): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'auth/user-not-found':
      return `Nobody signed up as ${email}: register first, then run this again.`;
    case 'auth/invalid-email':
      return `${email} is not an email address.`;
    default:
      return 'Firebase Auth cannot be asked: run "gcloud auth application-default login" with an account of the project, then run this again.';
  }
}
