import type { Firestore } from 'firebase-admin/firestore';
import { createModerationServices } from '../../functions/src/app/moderation-services';
import { createRepos } from '../../functions/src/app/repos';
import { createFolderMediaGateway } from '../../functions/src/gateways/media/folder-media';
import { actorOf } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createItemLookup } from '../../functions/src/services/items/item-lookup';
import { createLenientThumbnailCopier } from '../../functions/src/services/reports/reported-thumbnails';
import { createReportsService } from '../../functions/src/services/reports/reports';

/** The number of reports after which an item is hidden, as in the default configuration of the product. */
export const DEMO_REPORT_COUNT_TO_HIDE = 3;

/** The admin who decides the demo reports. */
export const DEMO_ADMIN = actorOf({
  uid: 'demo-admin',
  isAdmin: true,
  planVersion: 0,
  suspendedUntil: null,
});

/** Composes the product's services for reports and decisions, for the demo data. */
export function createDemoModeration(db: Firestore, mediaFolder: string) {
  const log = createJsonLogger();
  const now = () => new Date();
  const folder = createFolderMediaGateway(mediaFolder);
  const media = () => Promise.resolve(folder);
  const repos = createRepos({ db, log, now });
  const { reports, comments, users, items } = repos;
  const config = { reportsToHide: DEMO_REPORT_COUNT_TO_HIDE };
  const { itemVisibility, itemHiding, reportDecisions, reportedContentRemover } =
    createModerationServices({
      config,
      media,
      repos,
      log,
      now,
      // Returns no accounts, because only the member sheet reads them, and adding the demo data opens no member sheet.
      gateways: { identity: { accountOf: () => Promise.resolve(null) } },
    });
  return {
    reports,
    comments,
    itemVisibility,
    itemHiding,
    reportDecisions,
    reportedContentRemover,
    reporting: createReportsService({
      reports,
      comments,
      users,
      now,
      itemLookup: createItemLookup({ items, now }),
      copyThumbnail: createLenientThumbnailCopier({ media, log }),
    }),
  };
}

export type DemoModeration = ReturnType<typeof createDemoModeration>;
