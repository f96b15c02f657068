import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '../../functions/src/lib/app-error';
import { createSystemWork } from '../../functions/src/lib/authority';
import type { AdminsRepo } from '../../functions/src/repos/admins-repo';
import type { SignInEnder } from '../../functions/src/services/accounts/sign-in-ender';
import { Problem } from '../lib/problem';

/** The methods of Firebase Auth that the commands for admins use. */
export type AdminsAuth = Pick<
  Auth,
  'getUser' | 'getUserByEmail' | 'listUsers' | 'setCustomUserClaims'
>;

/** How the command line names an account: by email address or by uid. */
export type AccountName = { readonly email: string } | { readonly uid: string };

export interface AdminAccount {
  readonly uid: string;
  /** Null if the account has no email address. */
  readonly email: string | null;
}

/**
 * What the commands change: the claims in Firebase Auth (`auth`) and the registry of admins in Firestore (`admins`).
 */
export interface AdminsDeps {
  readonly auth: AdminsAuth;
  readonly admins: Pick<AdminsRepo, 'list' | 'add' | 'remove' | 'forget'>;
}

/**
 * Adds the claim `admin`, keeps the other claims, and then adds the account to the registry. Idempotent.
 * @throws Problem if there is no such account, if `name` is an unverified email address (the account
 * could belong to somebody else), if the account is being deleted, or if Firebase Auth or Firestore cannot be reached
 */
export async function grantAdmin(
  { auth, admins }: AdminsDeps,
  name: AccountName,
): Promise<AdminAccount> {
  const user = await userOf(auth, name);
  if ('email' in name && !user.emailVerified)
    throw new Problem(
      `Nobody has verified ${name.email}, so the account may belong to somebody else. If you know that it is the right one, use --uid ${user.uid} instead of the address.`,
    );
  await changeClaims(auth, user, { admin: true });
  await register(admins, user.uid);
  return accountOf(user);
}

export interface RevokedAccount extends AdminAccount {
  /**
   * False if the account had already lost the claim `admin`, for example because somebody removed it in the console.
   */
  readonly wasAdmin: boolean;
}

/**
 * Removes the account from the registry, then removes the claim `admin`, and then ends all sign-ins of the account. The
 * sign-ins end because an ID token keeps the claim for up to an hour. They end last, because a new sign-in before the
 * removal of the claim would get the claim again. An account that has lost the claim or is disabled does not count as
 * an active admin. Idempotent.
 * @throws Problem if there is no such account, if it is the last active admin, or if Firebase Auth or Firestore cannot
 * be reached
 */
export async function revokeAdmin(
  { auth, admins, signInEnder }: AdminsDeps & { readonly signInEnder: Pick<SignInEnder, 'end'> },
  name: AccountName,
): Promise<RevokedAccount> {
  const user = await userOf(auth, name);
  await unregister(admins, user, await disabledOthers({ auth, admins }, user.uid));
  await changeClaims(auth, user, { admin: undefined });
  try {
    await signInEnder.end(createSystemWork('script', user.uid));
  } catch (cause) {
    throw new Problem(
      `The account ${user.uid} gets no new admin rights, but is not signed out everywhere. Until then it can read reports for up to an hour. Run this again.`,
      { cause },
    );
  }
  return { ...accountOf(user), wasAdmin: isAdmin(user) };
}

export interface ListedAdmins {
  readonly admins: readonly AdminAccount[];
  /** Accounts that have the claim `admin`, but were missing from the registry. */
  readonly added: readonly AdminAccount[];
  /** The uids of accounts that were in the registry, but do not have the claim `admin`. */
  readonly removed: readonly string[];
}

/**
 * Returns all accounts with the claim `admin`. Also corrects the registry, so that it contains exactly these accounts.
 * Reads every account, 1,000 at a time. Idempotent.
 * @throws Problem if Firebase Auth or Firestore cannot be reached
 */
export async function listAdmins({ auth, admins }: AdminsDeps): Promise<ListedAdmins> {
  const claimed = await withClaim(auth);
  const registered = await admins.list();
  const added = claimed.filter(({ uid }) => !registered.includes(uid));
  for (const { uid } of added) await register(admins, uid);
  const removed: string[] = [];
  for (const uid of registered) {
    // Reads the account again, because it may have got the claim `admin` since `withClaim` read all accounts.
    if (claimed.some((it) => it.uid === uid) || (await hasClaim(auth, uid))) continue;
    await admins.forget(createSystemWork('script', uid));
    removed.push(uid);
  }
  return { admins: claimed, added, removed };
}

async function register(admins: Pick<AdminsRepo, 'add'>, uid: string): Promise<void> {
  if (!(await admins.add(createSystemWork('script', uid), new Date())))
    throw new Problem(`The account ${uid} is being deleted.`);
}

/**
 * Removes from the registry all accounts without the claim `admin`, except the account `uid`. Returns the uids of the
 * other admins whose accounts are disabled.
 */
async function disabledOthers({ auth, admins }: AdminsDeps, uid: string): Promise<string[]> {
  const disabled: string[] = [];
  for (const other of await admins.list()) {
    if (other === uid) continue;
    const user = await userIfAny(auth, other);
    if (!user || !isAdmin(user)) await admins.forget(createSystemWork('script', other));
    else if (user.disabled) disabled.push(other);
  }
  return disabled;
}

async function unregister(
  admins: Pick<AdminsRepo, 'remove'>,
  user: UserRecord,
  disabled: readonly string[],
): Promise<void> {
  try {
    const leaving = { isAdmin: isAdmin(user), at: new Date(), disabled };
    await admins.remove(createSystemWork('script', user.uid), leaving);
  } catch (cause) {
    throw cause instanceof AppError ? new Problem(cause.message, { cause }) : cause;
  }
}

async function hasClaim(auth: AdminsAuth, uid: string): Promise<boolean> {
  const user = await userIfAny(auth, uid);
  return user !== null && isAdmin(user);
}

async function userIfAny(auth: AdminsAuth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw new Problem(sentenceFor(error, uid), { cause: error });
  }
}

async function withClaim(auth: AdminsAuth): Promise<AdminAccount[]> {
  const admins: AdminAccount[] = [];
  let pageToken: string | undefined;
  do {
    const page = await explained(() => auth.listUsers(1000, pageToken), 'The accounts');
    admins.push(...page.users.filter(isAdmin).map(accountOf));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return admins;
}

const isAdmin = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true;

const accountOf = ({ uid, email }: UserRecord): AdminAccount => ({ uid, email: email ?? null });

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

/** Calls Firebase Auth. Throws a Problem about `subject` if the call fails. */
async function explained<T>(call: () => Promise<T>, subject: string): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new Problem(sentenceFor(cause, subject), { cause });
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function sentenceFor(error: unknown, subject: string): string {
  switch (codeOf(error)) {
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
