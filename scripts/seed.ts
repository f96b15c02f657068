/**
 * Fills the emulators with demo members and sales: `npm run seed`. Safe to repeat; `npm start` runs
 * it when it starts without data.
 */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_MEMBERS } from './demo/demo-members';
import { emulatorSettings } from './demo/emulator-settings';
import { fillMembers } from './demo/fill-members';
import { fillSales } from './demo/fill-sales';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { projectId, mediaFolder } = emulatorSettings(process.env);
  // Else the libraries look for a machine in Google's cloud to ask for credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  const now = new Date();
  await fillMembers(db, getAuth(app), now);
  const sales = await fillSales(db, { mediaFolder, now });
  console.log(`${DEMO_MEMBERS.length} members and ${sales} shared items are there.`);
  return 0;
});
