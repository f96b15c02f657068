/** Rebuilds the catalogue from the items: `npm run rebuild-catalogue -- --project ID` or `--local`. */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createJsonLogger } from '../functions/src/lib/json-logger';
import { createCatalogueRepo } from '../functions/src/repos/catalogue-repo';
import { createIndexedItemsRepo } from '../functions/src/repos/indexed-items-repo';
import { createCatalogueFolding } from '../functions/src/services/items/catalogue-folding';
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
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const log = createJsonLogger();
  const { items } = await createCatalogueFolding({
    catalogue: createCatalogueRepo({ db, log }),
    indexedItems: createIndexedItemsRepo(db),
    log,
    now: () => new Date(),
  }).rebuild();
  console.log(`Rebuilt the catalogue of ${target.description} with ${items} items.`);
  return 0;
});
