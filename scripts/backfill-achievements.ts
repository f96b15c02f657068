/**
 * Counts what members did before achievements existed, and grants the achievements that they reached: `npm run
 * backfill-achievements -- --project ID` or `--local`. Idempotent. It can run while the product is used.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createTotalsRecountRepo } from '../functions/src/repos/totals-recount-repo';
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
  const recounts = createTotalsRecountRepo(db);
  let members = 0;
  for await (const uid of recounts.members()) {
    await recounts.recount(uid, new Date());
    members += 1;
  }
  console.log(`Counted what ${members} members of ${target.description} did.`);
  return 0;
});
