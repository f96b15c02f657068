import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type FigureCounts, sumOfCounts } from '../../../src/domain/moderation/figure-counts';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { createOwnDatabase } from '../../support/own-database';
import {
  storeExpiredItems,
  picturePathsIn,
  UNBOUNDED_REMOVAL,
  createTemporaryMediaGateway,
  createRemovalJobs,
  createReposAtRemovalTime,
  readDocumentsByPath,
} from '../support/expired-items';

/** Simulates that a run of the job is killed after its n-th write: all later writes fail. */
function killedAfter(n: number) {
  let writes = 0;
  const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (writes >= n) throw new Error('Killed');
    const result = await work();
    writes += 1;
    if (writes >= n) throw new Error('Killed');
    return result;
  };
  const database = (db: Firestore): Firestore =>
    new Proxy(db, {
      get: (target, name) => {
        if (name === 'runTransaction')
          return (...run: Parameters<Firestore['runTransaction']>) =>
            write(() => target.runTransaction(...run));
        if (name === 'batch')
          return () => {
            const batch = target.batch();
            const commit = batch.commit.bind(batch);
            return Object.assign(batch, { commit: () => write(commit) });
          };
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const media = (gateway: MediaGateway): MediaGateway => ({
    ...gateway,
    remove: (path) => write(() => gateway.remove(path)),
    removeFolder: (folder) => write(() => gateway.removeFolder(folder)),
  });
  return { write, database, media, isKilled: () => writes >= n };
}

async function runAll({
  expiredItems,
  eraseAll,
  orphanedPictures,
}: ReturnType<typeof createRemovalJobs>) {
  await expiredItems.remove(UNBOUNDED_REMOVAL);
  await eraseAll();
  await orphanedPictures.removeDaily(UNBOUNDED_REMOVAL.until);
}

/**
 * Returns all stored documents and pictures. Replaces all times with a placeholder, because they depend on when the run
 * happened.
 */
async function stateOf(db: Firestore, media: MediaGateway) {
  const documents = Object.entries(await readDocumentsByPath(db)).map(([path, fields]) => {
    const kept = Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp || name === 'asOf' ? 'a time' : value,
    ]);
    return [path, Object.fromEntries(kept)] as const;
  });
  // Adds up the shards of each count, because each run adds its counts to a random shard.
  const isShard = ([path]: readonly [string, unknown]) => path.startsWith('figureShards/');
  return {
    documents: Object.fromEntries(documents.filter((it) => !isShard(it))),
    figures: sumOfCounts(documents.filter(isShard).map(([, { counts }]) => counts as FigureCounts)),
    pictures: await picturePathsIn(media),
  };
}

describe('a removal of expired items that is killed after any of its writes', () => {
  it('leaves the same state as an uninterrupted removal when it runs again', async () => {
    const run = async (n: number) => {
      const db = createOwnDatabase();
      const media = await createTemporaryMediaGateway();
      await storeExpiredItems(db, media, ['owl']);
      const killed = killedAfter(n);
      const pass = createReposAtRemovalTime(db).orphanedPictureProgress;
      const first = createRemovalJobs(killed.database(db), killed.media(media), {
        ...pass,
        setProgress: (progress) => killed.write(() => pass.setProgress(progress)),
      });
      await runAll(first).catch(() => undefined);
      if (killed.isKilled()) await runAll(createRemovalJobs(db, media));
      return { state: await stateOf(db, media), isKilled: killed.isKilled() };
    };
    const { state } = await run(Infinity);
    let writes = 0;
    for (let again = true; again;) {
      const killed = await run(writes + 1);
      again = killed.isKilled;
      if (again) writes += 1;
      expect(killed.state, `killed after write ${String(writes)}`).toEqual(state);
    }
    // The expected number of writes: 1 for the item, 8 for the folders and documents that belong to it, 3 for orphaned
    // pictures, and 1 for the progress of their removal.
    expect(writes).toBe(1 + 8 + 3 + 1);
  }, 120_000);
});
