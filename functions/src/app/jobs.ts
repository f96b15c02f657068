import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createEbayTaxonomy } from '../gateways/categories/ebay-taxonomy';
import { createFoldCatalogue } from '../jobs/fold-catalogue';
import { createRefreshCategories } from '../jobs/refresh-categories';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createIndexedItemsRepo } from '../repos/indexed-items-repo';
import { createCategoryRefresh } from '../services/categories/category-refresh';
import { createCatalogueFolding } from '../services/items/catalogue-folding';
import { createTreeStore } from './categories';

export function createFoldCatalogueJob({ projectId }: Config): () => Promise<void> {
  const db = getFirestore(initializeApp({ projectId }));
  const log = createJsonLogger();
  const folding = createCatalogueFolding({
    catalogue: createCatalogueRepo({ db, log }),
    indexedItems: createIndexedItemsRepo(db),
    log,
    now: () => new Date(),
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
    ebay: ebay && createEbayTaxonomy({ ...ebay, now: () => new Date() }),
    store: createTreeStore(initializeApp({ projectId }), media),
    log,
  });
  return createRefreshCategories({ categoryRefresh, log });
}
