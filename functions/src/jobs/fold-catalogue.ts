import type { Logger } from '../lib/logger';
import type { CatalogueFolding } from '../services/items/catalogue-folding';

interface FoldCatalogueParts {
  readonly folding: Pick<CatalogueFolding, 'fold'>;
  readonly log: Logger;
}

/** The scheduled work on the catalogue. It is not repeated when it fails: its next turn makes up for it. */
export function createFoldCatalogue({ folding, log }: FoldCatalogueParts): () => Promise<void> {
  return async () => {
    try {
      await folding.fold();
    } catch (error) {
      log.error('catalogue_not_folded', { error });
      throw error;
    }
  };
}
