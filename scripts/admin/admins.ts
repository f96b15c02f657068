import type { Auth, UserRecord } from 'firebase-admin/auth';
import { bySystem } from '../../functions/src/lib/authority';
import type { EndedSignIns } from '../../functions/src/services/accounts/ended-sign-ins';
import { Problem } from '../stack/problem';

/** The part of Firebase Auth that these commands use. */
export type AdminsAuth = Pick<
  Auth,
  'getUser' | 'getUserByEmail' | 'listUsers' | 'setCustomUserClaims'
>;

/** Names an account by its email address or its uid. */
export type AccountName = { readonly email: string } | { readonly uid: string };

export interface Account {
  readonly uid: string;
  /** Null for an account without an email address. */
  readonly email: string | null;
}

/**
 * Adds the claim `admin` and keeps the other claims.
 * @throws Problem if there is no such account, if `name` is an unverified email address (the account
 * could belong to somebody else), or if Firebase Auth cannot be reached
 */
export async function grantAdmin(auth: AdminsAuth, name: AccountName): Promise<Account> {
  const user = await userOf(auth, name);
  if ('email' in name && !user.emailVerified)
    throw new Problem(
      `Nobody has verified ${name.email}, so the account may belong to somebody else. If you know that it is the right one, use --uid ${user.uid} instead of the address.`,
    );
  await changeClaims(auth, user, { admin: true });
  return accountOf(user);
}

export interface RevokedAccount extends Account {
  /** False if the claim was gone before, for example removed in the console. */
  readonly wasAdmin: boolean;
}

/**
 * Removes the claim `admin`, keeps the other claims, and then signs the member out everywhere: an ID token keeps the
 * claim for up to an hour. The claim goes first, because a new sign-in would otherwise get it again. Safe to repeat.
 * @throws Problem if there is no such account, or if Firebase Auth or Firestore cannot be reached
 */
export async function revokeAdmin(
  auth: AdminsAuth,
  endedSignIns: Pick<EndedSignIns, 'end'>,
  name: AccountName,
): Promise<RevokedAccount> {
  const user = await userOf(auth, name);
  await changeClaims(auth, user, { admin: undefined });
  try {
    await endedSignIns.end(bySystem('script', user.uid));
  } catch (cause) {
    throw new Problem(
      `The account ${user.uid} gets no new admin rights, but is not signed out everywhere. Until then it can read reports for up to an hour. Run this again.`,
      { cause },
    );
  }
  return { ...accountOf(user), wasAdmin: isAdmin(user) };
}

/**
 * Returns all accounts with the claim `admin`. Reads every account, 1,000 at a time.
 * @throws Problem if Firebase Auth cannot be reached
 */
export async function listAdmins(auth: AdminsAuth): Promise<Account[]> {
  const admins: Account[] = [];
  let pageToken: string | undefined;
  do {
    const page = await explained(() => auth.listUsers(1000, pageToken), 'The accounts');
    admins.push(...page.users.filter(isAdmin).map(accountOf));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return admins;
}

const isAdmin = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true;

const accountOf = ({ uid, email }: UserRecord): Account => ({ uid, email: email ?? null });

function userOf(auth: AdminsAuth, name: AccountName): Promise<UserRecord> {
  return 'uid' in name
    ? explained(() => auth.getUser(name.uid), name.uid)
    : explained(() => auth.getUserByEmail(name.email), name.email);
}

function changeClaims(
  auth: AdminsAuth,
  { uid, customClaims }: UserRecord,
  change: Record<string, unknown>,
): Promise<void> {
  return explained(() => auth.setCustomUserClaims(uid, { ...customClaims, ...change }), uid);
}

/** Turns a failure of Firebase Auth into a Problem. */
async function explained<T>(call: () => Promise<T>, subject: string): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new Problem(sentenceFor(cause, subject), { cause });
  }
}

function sentenceFor(error: unknown, subject: string): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'auth/user-not-found':
      return `There is no account ${subject}. Register first, then run this again.`;
    case 'auth/invalid-email':
      return `${subject} is not an email address.`;
    case 'auth/invalid-uid':
      return `${subject} is not a uid.`;
    default:
      return 'Firebase Auth cannot be reached. Run "gcloud auth application-default login" with an account of the project, then run this again.';
  }
}
