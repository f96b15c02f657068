import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { Logger } from '../../lib/logger';
import type { Catalogue, CatalogueRepo } from '../../repos/catalogue-repo';
import type { IndexedItemsRepo } from '../../repos/indexed-items-repo';
import { LATEST_COMMIT } from './changes-start';
import { type LoadedItemIndex, loadItemIndex } from './loaded-item-index';

/** A catalogue this old is written again although nothing changed: instances trust none of yesterday. */
const WRITTEN_EVERY: Micros = 60 * 60_000_000;

export interface Folding {
  /** How many items the catalogue holds now, those lately gone too. */
  readonly items: number;
  readonly isWritten: boolean;
}

/**
 * Keeps the catalogue near to what the board holds. Any number of foldings may run at once: each
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

  const foldInto = async (written: Catalogue | null): Promise<Folding> => {
    const read = { load: () => Promise.resolve(written) };
    const board = await loadItemIndex(
      { catalogue: read, indexedItems, log },
      now().getTime() * 1000,
    );
    const folded = { lines: board.index.lines(), syncedTo: board.completeTo - LATEST_COMMIT };
    const items = folded.lines.length;
    if (written && isFresh(written, board) && holdsTheSame(written.lines, folded.lines)) {
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
  return syncedTo > asOf - WRITTEN_EVERY;
}

/** Whether two catalogues tell the same, in whatever order; a line stands once in each. */
function holdsTheSame(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before);
  return known.size === after.length && after.every((line) => known.has(line));
}
