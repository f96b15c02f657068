/**
 * Counts the existing members, items, premium members and reports. The owner's figures start from these counts: `npm
 * run backfill-figures -- --project ID` or `--local`. It also corrects which members count as premium. If nobody runs
 * this command, the job `foldFigures` does the same work once. Idempotent. It can run while the product is used.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { utcDay } from '../functions/src/domain/utc-day';
import { createFiguresRepo } from '../functions/src/repos/figures-repo';
import { createPremiumRecountRepo } from '../functions/src/repos/premium-recount-repo';
import { recountAllPremiumMembers } from '../functions/src/services/moderation/lapsed-premium-counter';
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
  const figures = createFiguresRepo(db);
  const premiumRecount = createPremiumRecountRepo(db);
  await recountAllPremiumMembers(premiumRecount, new Date());
  const firstDay = (await figures.firstCounted()) ?? utcDay(new Date());
  const { members, items, premium } = await figures.setStart(firstDay, new Date());
  console.log(
    `Counted ${members} members, ${items} items and ${premium} premium members for the figures of ${target.description}.`,
  );
  return 0;
});
