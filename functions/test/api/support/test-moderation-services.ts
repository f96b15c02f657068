import type { Firestore } from 'firebase-admin/firestore';
import { createModerationServices } from '../../../src/app/moderation-services';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createSuspendedItemsRepo } from '../../../src/repos/suspended-items-repo';
import { createSuspendedItemsUpdater } from '../../../src/services/moderation/suspended-items-updater';
import { createReposAtRemovalTime } from './expired-items';

const log = createJsonLogger();

/**
 * Creates the services of moderation for a database whose members have no accounts. With these services, reports hide
 * no items.
 */
export const createTestModerationServices = (db: Firestore, media: MediaGateway) =>
  createModerationServices({
    repos: createReposAtRemovalTime(db),
    log,
    now: () => new Date(),
    media: async () => media,
    config: { reportsToHide: 0 },
    gateways: { identity: { accountOf: async () => null } },
  });

/** Creates the service that hides and shows the items of suspended members, with pages of two items. */
export function createTestSuspendedItemsUpdater(db: Firestore, media: MediaGateway) {
  const { users, items } = createReposAtRemovalTime(db);
  const { itemHiding, showItemAgain } = createTestModerationServices(db, media);
  const suspendedItems = createSuspendedItemsRepo(db, 2);
  return createSuspendedItemsUpdater({
    suspendedItems,
    users,
    items,
    itemHiding,
    showItemAgain,
    log,
  });
}
