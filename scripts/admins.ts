/** Grants, revokes and lists admin rights: `npm run grant-admin`, `revoke-admin`, `list-admins`. */
import { parseArgs } from 'node:util';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentityGateway } from '../functions/src/gateways/identity/firebase-identity';
import { createAdminsRepo } from '../functions/src/repos/admins-repo';
import { createAllSessionsRepo } from '../functions/src/repos/all-sessions-repo';
import { createLinkTokensRepo } from '../functions/src/repos/link-tokens-repo';
import { createSignInEnder } from '../functions/src/services/accounts/sign-in-ender';
import {
  type AdminAccount,
  type AccountName,
  grantAdmin,
  listAdmins,
  revokeAdmin,
} from './admin/admins';
import {
  AUTH_SERVICE,
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { Problem } from './lib/problem';
import { runCommand } from './stack/run-command';

const [action, ...args] = process.argv.slice(2);

const describeAccount = ({ email, uid }: AdminAccount) =>
  `${email ?? 'no email address'} (uid ${uid})`;

function parse() {
  const options = { ...TARGET_OPTIONS, uid: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new Problem(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function accountName(emails: readonly string[], uid: string | undefined): AccountName {
  const [email] = emails;
  if (uid !== undefined && email === undefined) return { uid };
  if (uid === undefined && email !== undefined && emails.length === 1) return { email };
  throw new Problem(
    'Name one account, by its email address or with --uid UID: npm run grant-admin -- you@example.com --local',
  );
}

function composeEndedSignIns(app: App, auth: Auth) {
  const db = getFirestore(app);
  return createSignInEnder({
    identity: createFirebaseIdentityGateway(() => Promise.resolve(auth)),
    allSessions: createAllSessionsRepo(db),
    // The command does not notify the running instances of the product, because each instance checks a cached session
    // again after a minute.
    sessionCheck: { forget: () => undefined },
    passwordResets: createLinkTokensRepo(db, 'passwordResets'),
    emailTokens: createLinkTokensRepo(db, 'emailTokens'),
    now: () => new Date(),
  });
}

const partsOf = (app: App) => ({ auth: getAuth(app), admins: createAdminsRepo(getFirestore(app)) });

async function revoke(app: App, name: AccountName): Promise<string> {
  const parts = partsOf(app);
  const signInEnder = composeEndedSignIns(app, parts.auth);
  const account = await revokeAdmin({ ...parts, signInEnder }, name);
  const who = describeAccount(account);
  const done = account.wasAdmin ? `Revoked: ${who}.` : `Was not an admin: ${who}.`;
  return `${done} Signed out everywhere. Reads of reports, hidden items and the audit log have ended; the app refuses admin calls within a minute.`;
}

async function list(app: App): Promise<string> {
  const { admins, added, removed } = await listAdmins(partsOf(app));
  return [
    `Admins: ${admins.length}`,
    ...admins.map(describeAccount),
    ...added.map((account) => `Added to the registry: ${describeAccount(account)}`),
    ...removed.map(
      (uid) => `Removed from the registry, because the account is not an admin: uid ${uid}`,
    ),
  ].join('\n');
}

async function run(app: App, emails: readonly string[], uid: string | undefined) {
  if (action === 'list') return list(app);
  const name = accountName(emails, uid);
  if (action === 'revoke') return revoke(app, name);
  const account = await grantAdmin(partsOf(app), name);
  return `Granted: ${describeAccount(account)}. Takes effect within a minute, and after the next sign-in for reads of reports and hidden items.`;
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const target = await connectToTarget(values, AUTH_SERVICE);
  await requireCredentials(await connectToTarget(values, FIRESTORE_SERVICE));
  const { projectId, description } = target;
  console.log(`Target: ${description} (${projectId})`);
  console.log(await run(initializeApp({ projectId }), positionals, values.uid));
  return 0;
});
