import type { ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import type { BulkDeletionResult } from '@contract/schemas/own-items';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { OwnItemEditor } from './own-item-editor';

/**
 * How many items are deleted at the same time. More deletions would only wait for each other, because each deletion
 * changes the totals of the same member.
 */
const AT_A_TIME = 5;

interface Selection {
  readonly actor: Actor;
  readonly itemIds: readonly string[];
  readonly figures: KeptSalesChoice;
  readonly log: Pick<Logger, 'warn'>;
}

export interface BulkItemDeleter {
  /**
   * Removes the given items as `OwnItemEditor.remove` does. Ignores items that the member does not own. If some removals
   * fail, removes and counts the other items. Throws the first error if no item is removed. Idempotent.
   */
  remove(selection: Selection): Promise<ItemsChangeOutput<BulkDeletionResult>>;
}

type Result =
  | { readonly state: 'removed'; readonly changedAt: Micros }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown };

export function createBulkItemDeleter({
  ownItems,
}: {
  readonly ownItems: Pick<OwnItemEditor, 'remove'>;
}): BulkItemDeleter {
  const removeOne = async (itemId: string, selection: Selection): Promise<Result> => {
    const { actor, figures, log } = selection;
    try {
      const { changedAt } = await ownItems.remove({ itemId, actor, figures });
      return { state: 'removed', changedAt };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return { state: 'missing' };
      log.warn('bulk_deletion_failed', { itemId, error });
      return { state: 'failed', error };
    }
  };

  return {
    remove: async (selection) => {
      const ids = [...new Set(selection.itemIds)];
      const results: Result[] = [];
      for (let done = 0; done < ids.length; done += AT_A_TIME) {
        const some = ids.slice(done, done + AT_A_TIME);
        results.push(...(await Promise.all(some.map((id) => removeOne(id, selection)))));
      }
      return changeOf(results);
    },
  };
}

function changeOf(results: readonly Result[]): ItemsChangeOutput<BulkDeletionResult> {
  const times = results.flatMap((result) => (result.state === 'removed' ? result.changedAt : []));
  const failure = results.find(({ state }) => state === 'failed');
  if (times.length === 0 && failure?.state === 'failed') throw failure.error;
  return {
    output: { deletedCount: times.length, totalRequested: results.length },
    changedAt: Math.max(0, ...times),
  };
}
