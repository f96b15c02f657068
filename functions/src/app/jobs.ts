import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFoldCatalogue } from '../jobs/fold-catalogue';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createIndexedItemsRepo } from '../repos/indexed-items-repo';
import { createCatalogueFolding } from '../services/items/catalogue-folding';

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
