import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { createEbayTaxonomy } from '../gateways/categories/ebay-taxonomy';
import { createCopyByline, type UserChange } from '../jobs/copy-byline';
import { createCountVerifiedLikes } from '../jobs/count-verified-likes';
import { createEraseRemovedItem } from '../jobs/erase-removed-item';
import { createFoldCatalogue } from '../jobs/fold-catalogue';
import { createRefreshCategories } from '../jobs/refresh-categories';
import { createRemoveEndedBadges } from '../jobs/remove-ended-badges';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createBylinesRepo } from '../repos/bylines-repo';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createEndedPlansRepo } from '../repos/ended-plans-repo';
import { createIndexedItemsRepo } from '../repos/indexed-items-repo';
import { createItemPartsRepo } from '../repos/item-parts-repo';
import { createNotificationsRepo } from '../repos/notifications-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createVerifiedLikesRepo } from '../repos/verified-likes-repo';
import { type Bylines, createBylines } from '../services/accounts/bylines';
import { createEndedBadges } from '../services/accounts/ended-badges';
import { createCategoryRefresh } from '../services/categories/category-refresh';
import { createCatalogueFolding } from '../services/items/catalogue-folding';
import { createVerifiedLikes } from '../services/likes/verified-likes';
import { createRemovedItems } from '../services/sharing/removed-items';
import { createTreeStore } from './categories';
import { createMediaGateway } from './media-gateway';

const now = () => new Date();

function openDatabase({ projectId }: Config): Firestore {
  return getFirestore(initializeApp({ projectId }));
}

export function createFoldCatalogueJob(config: Config): () => Promise<void> {
  const db = openDatabase(config);
  const log = createJsonLogger();
  const folding = createCatalogueFolding({
    catalogue: createCatalogueRepo({ db, log }),
    indexedItems: createIndexedItemsRepo(db),
    log,
    now,
  });
  return createFoldCatalogue({ folding, log });
}

export function createRefreshCategoriesJob({
  projectId,
  media,
  ebay,
}: Config): () => Promise<void> {
  const log = createJsonLogger();
  const categoryRefresh = createCategoryRefresh({
    ebay: ebay && createEbayTaxonomy({ ...ebay, now }),
    store: createTreeStore(initializeApp({ projectId }), media),
    log,
  });
  return createRefreshCategories({ categoryRefresh, log });
}

function bylinesOf(db: Firestore): Bylines {
  return createBylines({ users: createUsersRepo(db), bylines: createBylinesRepo(db), now });
}

export function createRemoveEndedBadgesJob(config: Config): () => Promise<void> {
  const db = openDatabase(config);
  const endedBadges = createEndedBadges({
    endedPlans: createEndedPlansRepo(db),
    bylines: bylinesOf(db),
    now,
  });
  return createRemoveEndedBadges({ endedBadges, log: createJsonLogger() });
}

interface Snapshot {
  data(): Readonly<Record<string, unknown>>;
}

/** The part of a Firestore event that a job needs. */
interface Updated<Params> {
  readonly params: Params;
  readonly data: { readonly before: Snapshot; readonly after: Snapshot } | undefined;
}

type UserJob = (event: Updated<{ readonly uid: string }>) => Promise<void>;

const userJob =
  (run: (change: UserChange) => Promise<void>): UserJob =>
  async ({ params, data }) => {
    if (data) await run({ ...params, before: data.before.data(), after: data.after.data() });
  };

export function createCopyBylineJob(config: Config): UserJob {
  const bylines = bylinesOf(openDatabase(config));
  return userJob(createCopyByline({ bylines, log: createJsonLogger() }));
}

export function createCountVerifiedLikesJob(config: Config): UserJob {
  const db = openDatabase(config);
  const verifiedLikes = createVerifiedLikes({
    users: createUsersRepo(db),
    verifiedLikes: createVerifiedLikesRepo(db),
  });
  return userJob(createCountVerifiedLikes({ verifiedLikes, log: createJsonLogger() }));
}

export function createEraseRemovedItemJob(
  config: Config,
): (event: Updated<{ readonly itemId: string }>) => Promise<void> {
  const firebase = initializeApp({ projectId: config.projectId });
  const db = getFirestore(firebase);
  const removedItems = createRemovedItems({
    media: () => createMediaGateway(firebase, config.media),
    itemParts: createItemPartsRepo(db),
    notifications: createNotificationsRepo(db, { now }),
  });
  const eraseRemovedItem = createEraseRemovedItem({ removedItems, log: createJsonLogger() });
  return async ({ params, data }) => {
    if (data) await eraseRemovedItem({ ...params, after: data.after.data() });
  };
}
