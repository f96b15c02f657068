/**
 * Builds an index of all items in the search engine. Then makes the alias, which searches use, point to this index:
 * `npm run reindex-items -- --project ID` or `--local`. Continues an interrupted build, or starts a new build with
 * `--restart`. `--shards N` sets the number of shards (1 by default). `--compare` builds nothing: it compares the
 * current index with the items in Firestore and corrects the index.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { ItemEngine } from '../functions/src/gateways/elasticsearch/item-engine';
import { createItemStatesRepo } from '../functions/src/repos/item-states-repo';
import { createItemReindex } from '../functions/src/services/items/item-reindex';
import { compareEngineWithFirestore } from './admin/compare-engine-with-firestore';
import { itemEngineOf } from './admin/item-engine-of';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { Problem } from './lib/problem';
import { parseWholeNumberOption } from './lib/whole-number';
import { runCommand } from './stack/run-command';

const PROGRESS_EVERY_MS = 5000;

const OPTIONS = {
  ...TARGET_OPTIONS,
  shards: { type: 'string', default: '1' },
  restart: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
} as const;

await runCommand(async ({ atEnd }) => {
  const { values } = parseArgs({ options: OPTIONS });
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const engine = itemEngineOf(target);
  if (engine === null)
    throw new Problem('ELASTICSEARCH_URL is missing: set it to the origin of the cluster.');
  atEnd(() => engine.close());
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  if (values.compare) {
    const compared = await compareEngineWithFirestore(db, engine, { repairs: true });
    if (compared === null)
      throw new Problem('The search engine has no index. Run this without --compare first.');
    const { items, differences } = compared;
    console.log(
      `Compared ${items} items of ${target.description} with the search engine and corrected ${differences} differences.`,
    );
    return 0;
  }
  await reindex(db, engine, values);
  return 0;
});

async function reindex(
  db: Firestore,
  engine: ItemEngine,
  { shards, restart }: { readonly shards: string; readonly restart: boolean },
): Promise<void> {
  const started = Date.now();
  let printed = 0;
  const onProgress = (items: number) => {
    if (Date.now() - printed < PROGRESS_EVERY_MS) return;
    printed = Date.now();
    console.log(`  ${Math.round((printed - started) / 1000)} s  ${items} items`);
  };
  const { index, items, changes, isContinued } = await createItemReindex({
    states: createItemStatesRepo(db),
    engine,
  }).run({ shards: parseWholeNumberOption('shards', shards), restarts: restart, onProgress });
  console.log(
    `Lists can now read the index ${index}: ${items} items in ${Math.round((Date.now() - started) / 1000)} s${isContinued ? ', continued from an earlier run' : ''}. It also wrote ${changes} changes that came during the build.`,
  );
}
