/** Gives reports of earlier versions the status 'pending' instead of 'open': `npm run backfill-reports -- --project ID` or `--local`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createReportStatusesRepo } from '../functions/src/repos/report-statuses-repo';
import { FIRESTORE, requireCredentials, TARGET_OPTIONS, useTarget } from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await useTarget(values, FIRESTORE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const changed = await createReportStatusesRepo(db).migrate();
  console.log(`Changed ${changed} reports of ${target.description}.`);
  return 0;
});
