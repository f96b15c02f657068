/** Grants, revokes and lists admin rights: `npm run grant-admin`, `revoke-admin`, `list-admins`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import {
  type Account,
  type AccountName,
  grantAdmin,
  listAdmins,
  revokeAdmin,
} from './admin/admins';
import { AUTH, TARGET_OPTIONS, useTarget } from './admin/target';
import { Problem } from './stack/problem';
import { runCommand } from './stack/run-command';

const [action, ...args] = process.argv.slice(2);

const describeAccount = ({ email, uid }: Account) => `${email ?? 'no email address'} (uid ${uid})`;

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

async function run(auth: Auth, emails: readonly string[], uid: string | undefined) {
  if (action === 'list') {
    const admins = await listAdmins(auth);
    return [`Admins: ${admins.length}`, ...admins.map(describeAccount)].join('\n');
  }
  const name = accountName(emails, uid);
  const account =
    action === 'revoke' ? await revokeAdmin(auth, name) : await grantAdmin(auth, name);
  const done = action === 'revoke' ? 'Revoked' : 'Granted';
  return `${done}: ${describeAccount(account)}. Takes effect within a minute.`;
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const { projectId, description } = await useTarget(values, AUTH);
  console.log(`Target: ${description} (${projectId})`);
  console.log(await run(getAuth(initializeApp({ projectId })), positionals, values.uid));
  return 0;
});
