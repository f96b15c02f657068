import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error';
import { actorFor } from '../../lib/authority.test-support';
import { createBulkItemDeleter } from './bulk-item-deleter';

const missing = new AppError('not_found', 'Gone');
const broken = new Error('The database is away');

/**
 * Creates a bulk deletion in which each item is deleted at the time that its id names: the item '5' at time 5. The
 * deletions of the items in `failures` fail.
 */
function deletionsWith(failures: Readonly<Record<string, Error>>) {
  const [logged, chosen]: [unknown[], string[]] = [[], []];
  const log = { warn: (_event: string, fields?: object) => void logged.push(fields) };
  const running = { now: 0, most: 0 };
  const bulkItemDeleter = createBulkItemDeleter({
    ownItems: {
      remove: async ({ itemId, figures }) => {
        chosen.push(figures);
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await Promise.resolve();
        running.now -= 1;
        const failure = failures[itemId];
        if (failure) throw failure;
        return { output: undefined, changedAt: Number(itemId) };
      },
    },
  });
  const remove = (...itemIds: string[]) =>
    bulkItemDeleter.remove({ actor: actorFor('ann'), itemIds, figures: 'remove', log });
  return { remove, logged, chosen, running };
}

describe('a bulk deletion', () => {
  it('returns the number of deleted items and the latest time of deletion when one deletion in the middle fails', async () => {
    const { remove, logged } = deletionsWith({ 2: broken });
    expect(await remove('1', '2', '9', '3')).toEqual({
      output: { deletedCount: 3, totalRequested: 4 },
      changedAt: 9,
    });
    expect(logged).toEqual([{ itemId: '2', error: broken }]);
  });

  it('deletes the later groups of items when a deletion in an earlier group fails', async () => {
    const { remove, running } = deletionsWith({ 1: broken });
    const ids = Array.from({ length: 23 }, (_, n) => String(n + 1));
    expect((await remove(...ids)).output).toEqual({ deletedCount: 22, totalRequested: 23 });
    expect(running.most).toBe(5);
  });

  it('throws the first error when no item could be deleted', async () => {
    const { remove } = deletionsWith({ 1: missing, 2: broken });
    await expect(remove('1', '2')).rejects.toBe(broken);
  });

  it('succeeds and deletes nothing when none of the items exists', async () => {
    const { remove, logged, chosen } = deletionsWith({ 1: missing });
    expect(await remove('1')).toEqual({
      output: { deletedCount: 0, totalRequested: 1 },
      changedAt: 0,
    });
    expect(logged).toEqual([]);
    expect(chosen).toEqual(['remove']);
  });
});
