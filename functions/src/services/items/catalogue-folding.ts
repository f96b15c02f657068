import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { Logger } from '../../lib/logger';
import type { Catalogue, CatalogueRepo } from '../../repos/catalogue-repo';
import type { IndexedItemsRepo } from '../../repos/indexed-items-repo';
import { type LoadedItemIndex, loadItemIndex, MAX_COMMIT_DELAY_MICROS } from './loaded-item-index';

/**
 * An unchanged catalogue is written again at this age, because instances ignore a catalogue that is older than a day.
 */
const REWRITE_INTERVAL: Micros = 60 * 60_000_000;

export interface FoldingResult {
  /** The number of items in the catalogue, including those that were recently removed or expired. */
  readonly items: number;
  readonly isWritten: boolean;
}

/**
 * Keeps the stored catalogue of items current. Concurrent runs are safe, because each run writes a complete catalogue.
 * If an instance starts from an older catalogue, it only has to query more changes.
 */
export interface CatalogueFolding {
  /** Adds the changes since the last run to the catalogue. Writes nothing if there are none. */
  readonly fold: () => Promise<FoldingResult>;
  /** Writes a new catalogue from all items, without reading its current content. */
  readonly rebuild: () => Promise<FoldingResult>;
}

interface CatalogueFoldingDeps {
  readonly catalogue: Pick<CatalogueRepo, 'load' | 'replace'>;
  readonly indexedItems: IndexedItemsRepo;
  readonly log: Logger;
  readonly now: () => Date;
}

export function createCatalogueFolding(deps: CatalogueFoldingDeps): CatalogueFolding {
  const { catalogue, indexedItems, log, now } = deps;

  const foldInto = async (previous: Catalogue | null): Promise<FoldingResult> => {
    const loaded = await loadItemIndex(
      { catalogue: { load: () => Promise.resolve(previous) }, indexedItems, log },
      now().getTime() * 1000,
    );
    const folded = {
      lines: loaded.index.lines(),
      syncedTo: loaded.completeTo - MAX_COMMIT_DELAY_MICROS,
    };
    const items = folded.lines.length;
    if (previous && isFresh(previous, loaded) && hasSameLines(previous.lines, folded.lines)) {
      log.info('catalogue_fold_skipped', { items });
      return { items, isWritten: false };
    }
    await catalogue.replace(folded);
    log.info('catalogue_written', { items });
    return { items, isWritten: true };
  };

  return {
    fold: async () => foldInto(await catalogue.load()),
    rebuild: () => foldInto(null),
  };
}

function isFresh({ syncedTo }: Catalogue, { asOf }: LoadedItemIndex): boolean {
  return syncedTo > asOf - REWRITE_INTERVAL;
}

/** Whether two catalogues have the same lines, in any order. Each line is unique in its catalogue. */
function hasSameLines(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before);
  return known.size === after.length && after.every((line) => known.has(line));
}
