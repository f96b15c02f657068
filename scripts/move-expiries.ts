/**
 * Sets the expiry of every member's items to the date that follows from the member's plan: `npm run move-expiries --
 * --project ID` or `--local`.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createSystemWork } from '../functions/src/lib/authority';
import { createBylinesRepo } from '../functions/src/repos/bylines-repo';
import { createItemExpiriesRepo } from '../functions/src/repos/item-expiries-repo';
import { createItemExpiryMover } from '../functions/src/services/items/item-expiry-mover';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const itemExpiries = createItemExpiriesRepo(db);
  const expiries = createItemExpiryMover({ itemExpiries, now: () => new Date() });
  let members = 0;
  for await (const uid of createBylinesRepo(db).members()) {
    await expiries.move(createSystemWork('script', uid));
    members += 1;
  }
  console.log(`Checked the items of ${members} members in ${target.description}.`);
  return 0;
});
