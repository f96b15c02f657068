/** Makes a member an admin: `npm run grant-admin -- EMAIL`. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { grantAdmin } from './admin/grant-admin';
import { authTarget } from './admin/auth-target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { projectId, emulatorHost, description } = await authTarget(process.env);
  if (emulatorHost) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  // Set to nothing, it would be taken for an address.
  else delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const auth = getAuth(initializeApp({ projectId }));
  const { email } = await grantAdmin(auth, process.argv.slice(2));
  console.log(`${email} is an admin of ${description} from the next time they sign in.`);
  return 0;
});
