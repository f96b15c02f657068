/**
 * Completes reports that earlier versions stored: adds a number and copies of the item, and changes the status 'open'
 * to 'pending'. Admins then see these reports in the queue. Also adds the missing words and deletion times to entries
 * of the audit log: `npm run backfill-reports -- --project ID` or `--local`.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createCommentsRepo } from '../functions/src/repos/comments-repo';
import { createItemsRepo } from '../functions/src/repos/items-repo';
import { migrateLegacyAuditEntries } from '../functions/src/repos/legacy-audit-entries';
import { createLegacyReportsRepo } from '../functions/src/repos/legacy-reports-repo';
import { createReportStatusesRepo } from '../functions/src/repos/report-statuses-repo';
import { createUsersRepo } from '../functions/src/repos/users-repo';
import { createLegacyReportMigration } from '../functions/src/services/moderation/legacy-report-migration';
import { createStrictThumbnailCopier } from '../functions/src/services/reports/reported-thumbnails';
import { gatewaysOf } from './admin/gateways-of';
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
  const app = initializeApp({ projectId: target.projectId });
  const db = getFirestore(app);
  const gateways = await gatewaysOf(app, target);
  const statuses = await createReportStatusesRepo(db).migrate();
  const reports = createLegacyReportMigration({
    earlierReports: createLegacyReportsRepo(db),
    items: createItemsRepo(db),
    users: createUsersRepo(db),
    comments: createCommentsRepo(db),
    // Throws if the thumbnail cannot be copied. The report then gets no number, so that the next run tries again. Later
    // runs skip reports that have a number.
    copyThumbnail: createStrictThumbnailCopier(() => gateways.media),
  });
  const completed = await reports.complete();
  const entries = await migrateLegacyAuditEntries(db);
  console.log(
    `Changed the status of ${statuses} reports and completed ${completed} reports and ${entries} entries of the audit log of ${target.description}.`,
  );
  return 0;
});
