import {
  createEngineSnapshots,
  type EngineSnapshots,
} from '../services/items/elastic/engine-snapshots';
import type { Backend } from './backend';

/** Returns null if the item index in memory answers. Throws if this function may not use the engine that was chosen. */
export function engineSnapshotsIn({ config, gateways, log, now }: Backend): EngineSnapshots | null {
  if (config.itemIndex === 'memory') return null;
  const { itemEngine } = gateways;
  if (itemEngine === null) throw new Error('This function does not use Elasticsearch.');
  return createEngineSnapshots({ open: itemEngine.open, index: itemEngine.alias, log, now });
}
