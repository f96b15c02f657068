/**
 * Counts what members did before there were achievements, and grants them: `npm run backfill-achievements -- --project ID` or
 * `--local`. Safe to repeat, and while the product runs.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { createRecountsRepo } from '../functions/src/repos/recounts-repo';
import { FIRESTORE, requireCredentials, TARGET_OPTIONS, useTarget } from './admin/target';
import { runCommand } from './stack/run-command';

const PAGE_SIZE = 400;

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await useTarget(values, FIRESTORE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const recounts = createRecountsRepo(db);
  const all = db.collection('users').orderBy(FieldPath.documentId()).select().limit(PAGE_SIZE);
  let members = 0;
  for (
    let page = await all.get();
    page.size > 0;
    page = await all.startAfter(page.docs.at(-1)).get()
  ) {
    for (const { id } of page.docs) await recounts.recount(id, new Date());
    members += page.size;
  }
  console.log(`Counted what ${members} members of ${target.description} did.`);
  return 0;
});
