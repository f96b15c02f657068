/** Compares every counter with the documents that it counts: `npm run verify -- --project ID` or `--local`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { wrongItemCounters } from '../functions/src/domain/items/item-counters';
import { createCountedItemsRepo } from '../functions/src/repos/counted-items-repo';
import { FIRESTORE, requireCredentials, TARGET_OPTIONS, useTarget } from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await useTarget(values, FIRESTORE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  let items = 0;
  let wrong = 0;
  for await (const item of createCountedItemsRepo(db).all()) {
    items += 1;
    for (const { path, field, stored, counted } of wrongItemCounters(item)) {
      wrong += 1;
      console.log(`${path} ${field}: stored ${stored}, counted ${counted}`);
    }
  }
  console.log(`Checked ${items} items in ${target.description}: ${wrong} counters are wrong.`);
  return wrong === 0 ? 0 : 1;
});
