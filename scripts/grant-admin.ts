/** Makes a member an admin: `npm run grant-admin -- EMAIL`. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { grantAdmin } from './admin/grant-admin';
import { aimAt, AUTH } from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { projectId, description } = await aimAt(AUTH);
  const auth = getAuth(initializeApp({ projectId }));
  const { email } = await grantAdmin(auth, process.argv.slice(2));
  console.log(`${email} is now an admin of ${description}. They must sign out and in again.`);
  return 0;
});
