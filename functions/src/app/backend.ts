import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { callAfterItemWrites } from '../repos/call-after-item-writes';
import { createItemEngineUpdater } from '../services/items/item-engine-updater';
import { createGateways } from './gateways';
import { createRepos } from './repos';

/**
 * Opens the Firebase project of the current process and returns its repos and gateways, which are created on first
 * use. `serve.ts` calls it once for each function.
 */
export function openBackend(config: Config, now = () => new Date()) {
  const firebase = initializeApp({ projectId: config.projectId });
  const log = createJsonLogger();
  const db = getFirestore(firebase);
  const gateways = createGateways(firebase, config, now);
  const repos = createRepos({ db, log, now });
  const backend = { config, log, now, gateways, repos };
  if (config.elasticsearch?.writesThrough === true)
    callAfterItemWrites(db, (ids) => composeItemEngineUpdater(backend).followNow(ids));
  return backend;
}

/** Returns the service that writes items to the search engine. Throws if the site has no engine. */
export function composeItemEngineUpdater({
  gateways,
  repos,
  log,
}: Pick<Backend, 'gateways' | 'repos' | 'log'>) {
  const { itemEngine: engine } = gateways;
  if (engine === null) throw new Error('ELASTICSEARCH_URL is missing.');
  return createItemEngineUpdater({ states: repos.itemStates, engine, log });
}

export type Backend = ReturnType<typeof openBackend>;
