import type { Logger } from '../lib/logger';
import type { CatalogueFolding } from '../services/items/catalogue-folding';

interface FoldCatalogueParts {
  readonly folding: Pick<CatalogueFolding, 'fold'>;
  readonly log: Logger;
}

/** A failed run is not retried, because the next scheduled run catches up. */
export function createFoldCatalogue({ folding, log }: FoldCatalogueParts): () => Promise<void> {
  return async () => {
    try {
      await folding.fold();
    } catch (error) {
      log.error('catalogue_fold_failed', { error });
      throw error;
    }
  };
}
