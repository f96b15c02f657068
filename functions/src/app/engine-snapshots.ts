import {
  createEngineSnapshots,
  type EngineSnapshots,
} from '../services/items/elastic/engine-snapshots';
import type { Backend } from './backend';

/**
 * Returns the snapshots of the item list that the search engine serves. Returns null if the item index in memory serves
 * lists. Throws if `ITEM_INDEX` is "elasticsearch" and this Cloud Function has no search engine.
 */
export function composeEngineSnapshots({
  config,
  gateways,
  log,
  now,
}: Backend): EngineSnapshots | null {
  if (config.itemIndex === 'memory') return null;
  const { itemEngine } = gateways;
  if (itemEngine === null)
    throw new Error(
      'ITEM_INDEX is "elasticsearch", but this function has no engine. Add it to ENGINE_FUNCTIONS.',
    );
  return createEngineSnapshots({ open: itemEngine.open, index: itemEngine.alias, log, now });
}
