import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { Logger } from '../../lib/logger';
import type { Catalogue, CatalogueRepo } from '../../repos/catalogue-repo';
import type { IndexedItemsRepo } from '../../repos/indexed-items-repo';
import { type LoadedItemIndex, loadItemIndex, MAX_COMMIT_DELAY } from './loaded-item-index';

/** A catalogue this old is written again although nothing changed: instances use none that is older than a day. */
const REWRITE_INTERVAL: Micros = 60 * 60_000_000;

export interface Folding {
  /** How many items the catalogue holds now, those lately gone too. */
  readonly items: number;
  readonly isWritten: boolean;
}

/**
 * Keeps the catalogue close to the items. Any number of foldings may run at once: each
 * writes all that was committed up to its own `syncedTo`, into documents of its own, so that
 * whichever stays is whole. Where that is the older one, its readers ask for what changed since an
 * earlier moment, and miss nothing.
 */
export interface CatalogueFolding {
  /** Takes what changed since the last time into the catalogue; writes nothing where nothing did. */
  readonly fold: () => Promise<Folding>;
  /** Writes the catalogue from the items alone, whatever it held. */
  readonly rebuild: () => Promise<Folding>;
}

interface CatalogueFoldingParts {
  readonly catalogue: CatalogueRepo;
  readonly indexedItems: IndexedItemsRepo;
  readonly log: Logger;
  readonly now: () => Date;
}

export function createCatalogueFolding(parts: CatalogueFoldingParts): CatalogueFolding {
  const { catalogue, indexedItems, log, now } = parts;

  const foldInto = async (previous: Catalogue | null): Promise<Folding> => {
    const loaded = await loadItemIndex(
      { catalogue: { load: () => Promise.resolve(previous) }, indexedItems, log },
      now().getTime() * 1000,
    );
    const folded = { lines: loaded.index.lines(), syncedTo: loaded.completeTo - MAX_COMMIT_DELAY };
    const items = folded.lines.length;
    if (previous && isFresh(previous, loaded) && hasSameLines(previous.lines, folded.lines)) {
      log.info('catalogue_unchanged', { items });
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
