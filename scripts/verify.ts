/** Compares every counter with the documents that it counts, and looks at the status of every report: `npm run verify -- --project ID` or `--local`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { wrongTotals } from '../functions/src/domain/achievements/wrong-totals';
import type { CheckedCounter } from '../functions/src/domain/checked-counter';
import { wrongItemCounters } from '../functions/src/domain/items/item-counters';
import { createCountedItemsRepo } from '../functions/src/repos/counted-items-repo';
import { createRecountsRepo } from '../functions/src/repos/recounts-repo';
import { createReportStatusesRepo } from '../functions/src/repos/report-statuses-repo';
import { FIRESTORE, requireCredentials, TARGET_OPTIONS, useTarget } from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await useTarget(values, FIRESTORE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  let wrong = 0;
  const print = (counters: readonly CheckedCounter[]) => {
    wrong += counters.length;
    for (const { path, field, stored, counted } of counters)
      console.log(`${path} ${field}: stored ${stored}, counted ${counted}`);
  };
  let items = 0;
  for await (const item of createCountedItemsRepo(db).all()) {
    print(wrongItemCounters(item));
    items += 1;
  }
  const recounts = createRecountsRepo(db);
  let members = 0;
  for await (const uid of recounts.members()) {
    const { path, stored, counted } = await recounts.read(uid);
    print(wrongTotals(path, stored, counted));
    members += 1;
  }
  const { reports, unknownStatuses } = await checkReports(db);
  console.log(
    `Checked ${items} items, ${members} members and ${reports} reports of ${target.description}: ${wrong} counters are wrong, ${unknownStatuses} statuses are unknown.`,
  );
  return wrong + unknownStatuses === 0 ? 0 : 1;
});

async function checkReports(db: Firestore) {
  let [reports, unknownStatuses] = [0, 0];
  for await (const { count, unknown } of createReportStatusesRepo(db).check()) {
    reports += count;
    unknownStatuses += unknown.length;
    for (const { path, stored } of unknown)
      console.log(`${path} status: ${String(stored)} is unknown`);
  }
  return { reports, unknownStatuses };
}
