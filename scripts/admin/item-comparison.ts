import type { Firestore } from 'firebase-admin/firestore';
import type { ItemEngine } from '../../functions/src/gateways/elasticsearch/item-engine';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createDailyPassRepo } from '../../functions/src/repos/daily-pass-repo';
import { createItemStatesRepo } from '../../functions/src/repos/item-states-repo';
import { createItemComparison } from '../../functions/src/services/items/item-comparison';
import { createItemFeed } from '../../functions/src/services/items/item-feed';

/**
 * Compares the search engine with the items in Firestore and prints each difference. If `repairs` is set, also
 * corrects the engine. Returns the numbers of items and differences, or null if the engine has no index.
 */
export async function compareItems(
  db: Firestore,
  engine: ItemEngine,
  { repairs }: { readonly repairs: boolean },
) {
  if ((await engine.serving()) === null) return null;
  const log = createJsonLogger();
  const states = createItemStatesRepo(db);
  const comparison = createItemComparison({
    states,
    engine,
    log,
    feed: createItemFeed({ states, engine, log }),
    pass: createDailyPassRepo(db, 'compareIndexedItems'),
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
