import type { Firestore } from 'firebase-admin/firestore';
import type { ItemEngine } from '../../functions/src/gateways/elasticsearch/item-engine';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createDailyJobProgressRepo } from '../../functions/src/repos/daily-job-progress-repo';
import { createItemStatesRepo } from '../../functions/src/repos/item-states-repo';
import { createItemEngineComparison } from '../../functions/src/services/items/item-engine-comparison';
import { createItemEngineUpdater } from '../../functions/src/services/items/item-engine-updater';

/**
 * Compares the search engine with the items in Firestore and prints each difference. If `repairs` is set, also
 * corrects the engine. Returns the numbers of items and differences, or null if the engine has no index.
 */
export async function compareEngineWithFirestore(
  db: Firestore,
  engine: ItemEngine,
  { repairs }: { readonly repairs: boolean },
) {
  if ((await engine.serving()) === null) return null;
  const log = createJsonLogger();
  const states = createItemStatesRepo(db);
  const comparison = createItemEngineComparison({
    states,
    engine,
    log,
    feed: createItemEngineUpdater({ states, engine, log }),
    pass: createDailyJobProgressRepo(db, 'compareIndexedItems'),
    now: () => new Date(),
  });
  let items = 0;
  let differences = 0;
  for await (const page of repairs ? comparison.repair() : comparison.compare()) {
    for (const { id, kind } of page.differences) console.log(`items/${id} ${MEANING[kind]}`);
    items += page.items;
    differences += page.differences.length;
  }
  return { items, differences };
}

const MEANING = {
  missing: 'is missing in the search engine',
  outdated: 'is different in the search engine',
  left: 'should not be in the search engine',
} as const;
