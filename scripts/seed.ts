/** Adds demo members and sales to the emulators: `npm run seed`. Idempotent. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_MEMBERS } from './demo/demo-members';
import { emulatorSettings } from './demo/emulator-settings';
import { fillFigures } from './demo/fill-figures';
import { fillMembers } from './demo/fill-members';
import { fillModeration } from './demo/fill-moderation';
import { fillNotifications } from './demo/fill-notifications';
import { fillPastSales } from './demo/fill-past-sales';
import { fillPlans } from './demo/fill-plans';
import { fillProfiles } from './demo/fill-profiles';
import { fillProfilePictures } from './demo/fill-profile-pictures';
import { fillTotalsAndTitles } from './demo/fill-totals-and-titles';
import { fillSales } from './demo/fill-sales';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { projectId, mediaFolder, stripeOrigin } = emulatorSettings(process.env);
  // Skips the SDKs' search for Google Cloud's metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  const now = new Date();
  await fillMembers(db, getAuth(app), now);
  await fillPlans(db, getAuth(app), { stripeOrigin, now: () => new Date() });
  const sales = await fillSales(db, { mediaFolder, now });
  await fillPastSales(db, now);
  await fillTotalsAndTitles(db, now);
  await fillProfiles(db, now);
  await fillProfilePictures(db, { mediaFolder, now });
  await fillNotifications(db, now);
  await fillModeration(db, now);
  await fillFigures(db, now);
  console.log(`The demo data has ${DEMO_MEMBERS.length} members and ${sales} items.`);
  return 0;
});
