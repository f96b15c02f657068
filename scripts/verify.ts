/** Compares every counter with the documents that it counts, and every document with its row in the table of collections: `npm run verify -- --project ID` or `--local`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { wrongTotals } from '../functions/src/domain/achievements/wrong-totals';
import type { CheckedCounter } from '../functions/src/domain/checked-counter';
import { wrongItemCounters } from '../functions/src/domain/items/item-counters';
import { createCountedItemsRepo } from '../functions/src/repos/counted-items-repo';
import { createRecountsRepo } from '../functions/src/repos/recounts-repo';
import { createStoredDocumentsRepo } from '../functions/src/repos/stored-documents-repo';
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
  const { documents, faults } = await checkDocuments(db, target.emulatorHost !== null);
  console.log(
    `Checked ${documents} documents, and the counters of ${items} items and ${members} members of ${target.description}: ${wrong} counters and ${faults} documents or collections are wrong.`,
  );
  return wrong + faults === 0 ? 0 : 1;
});

/** Looks below each document only for local data, because it costs a call for each. */
async function checkDocuments(db: Firestore, isLocal: boolean) {
  let [documents, faults] = [0, 0];
  for await (const page of createStoredDocumentsRepo(db).check(isLocal)) {
    documents += page.count;
    faults += page.faults.length;
    for (const fault of page.faults) console.log(fault);
  }
  return { documents, faults };
}
