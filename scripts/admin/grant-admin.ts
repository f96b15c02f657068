import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Problem } from '../stack/problem';

export type MembersAuth = Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims'>;

/** Adds the claim `admin` to a member and keeps other claims. Throws a Problem if that fails. */
export async function grantAdmin(auth: MembersAuth, args: readonly string[]) {
  const [email, ...rest] = args;
  if (!email?.includes('@') || rest.length > 0)
    throw new Problem('Pass one email address: npm run grant-admin -- you@example.com');
  const member = await memberOf(auth, email);
  await auth.setCustomUserClaims(member.uid, { ...member.customClaims, admin: true });
  return { email: member.email ?? email };
}

async function memberOf(auth: MembersAuth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    throw new Problem(messageFor(error, email), { cause: error });
  }
}

function messageFor(error: unknown, email: string): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'auth/user-not-found':
      return `No account has the email ${email}. Register first, then try again.`;
    case 'auth/invalid-email':
      return `${email} is not an email address.`;
    default:
      return 'Could not reach Firebase Auth. Run "gcloud auth application-default login" with an account that can access the project, then try again.';
  }
}
