import { DAY_MS } from '@contract/rules/durations';
import { isOrphanedPicture } from '../../domain/items/orphaned-pictures';
import type { ListedMedia, MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';
import {
  type DailyJobProgress,
  type DailyJobProgressRepo,
  dueDailyJobProgress,
} from '../../repos/daily-job-progress-repo';
import type { PictureReferencesRepo } from '../../repos/picture-references-repo';

/** How many pictures are listed in one request. This is the maximum that Cloud Storage allows. */
const PAGE_SIZE = 1000;
/**
 * How many pages one run of the job checks. They contain the pictures of about 3,000 folders, and each folder costs a
 * read.
 */
const PAGES_PER_RUN = 20;
const AT_ONCE = 10;

export interface OrphanedPictureRemoverDeps {
  readonly media: () => Promise<Pick<MediaGateway, 'list' | 'remove'>>;
  readonly references: PictureReferencesRepo;
  readonly pass: DailyJobProgressRepo;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
  readonly pageSize?: number;
}

/** Pictures that no document has named for a day, such as those of a share that failed halfway. */
export interface OrphanedPictureRemover {
  /**
   * Checks the stored pictures once per UTC day, and removes orphaned ones. Stops at the time `until` or after some
   * pages, and the next run continues. Returns how many pictures it removed. Throws at the end if some could not be
   * removed; the next pass tries again.
   */
  removeDaily(until: Date): Promise<number>;
  /**
   * Checks all stored pictures now. Yields the paths of a page after it has removed them. Throws the same errors as
   * `removeDaily`.
   */
  removeAll(): AsyncIterable<readonly string[]>;
  /**
   * Yields pages of paths of pictures that have been orphaned for longer than `ageMs`, by default a day. Removes no
   * pictures.
   */
  find(ageMs?: number): AsyncIterable<readonly string[]>;
}

export function createOrphanedPictureRemover(
  deps: OrphanedPictureRemoverDeps,
): OrphanedPictureRemover {
  const { pass, now } = deps;
  const removeThem = removerOf(deps);

  const removeFrom = async ({ startedAt, after }: DailyJobProgress, until: Date) => {
    let [pages, removed, failed] = [0, 0, 0];
    for await (const { orphans, next } of pagesAfter(deps, after, DAY_MS)) {
      const gone = await removeThem(orphans);
      removed += gone.length;
      failed += orphans.length - gone.length;
      await pass.setProgress({ startedAt, isFinished: next === null, after: next });
      pages += 1;
      if (pages === PAGES_PER_RUN || now() >= until) break;
    }
    requireAll(failed);
    return removed;
  };

  return {
    removeDaily: async (until) => {
      const due = dueDailyJobProgress(await pass.progress(), now());
      return due ? removeFrom(due, until) : 0;
    },
    removeAll: async function* () {
      let failed = 0;
      for await (const { orphans } of pagesAfter(deps, null, DAY_MS)) {
        const gone = await removeThem(orphans);
        failed += orphans.length - gone.length;
        yield gone;
      }
      requireAll(failed);
    },
    find: async function* (ageMs = DAY_MS) {
      for await (const { orphans } of pagesAfter(deps, null, ageMs)) yield orphans;
    },
  };
}

/** Yields the paths of the orphaned pictures of each page, with the cursor of the next page. */
async function* pagesAfter(
  { media, references, now, pageSize = PAGE_SIZE }: OrphanedPictureRemoverDeps,
  start: string | null,
  ageMs: number,
) {
  const store = await media();
  let after = start;
  do {
    const { pictures, next } = await store.list({ after, limit: pageSize });
    const time = new Date(now().getTime() - ageMs);
    yield { orphans: await orphansIn(references, pictures, time), next };
    after = next;
  } while (after !== null);
}

async function orphansIn(
  references: PictureReferencesRepo,
  pictures: readonly ListedMedia[],
  time: Date,
): Promise<string[]> {
  const old = pictures.filter(({ storedAt }) => storedAt < time).map(({ path }) => path);
  const known = await references.of([...new Set(old.map(folderOf))]);
  return old.filter((path) => isOrphanedPicture(path, known.get(folderOf(path)) ?? null, time));
}

/** Creates a function that removes pictures, logs failures, and returns the paths of the removed pictures. */
function removerOf({ media, log }: Pick<OrphanedPictureRemoverDeps, 'media' | 'log'>) {
  const tryRemove = async (path: string): Promise<string[]> => {
    try {
      await (await media()).remove(path);
      return [path];
    } catch (error) {
      log.error('orphaned_picture_failed', { path, error });
      return [];
    }
  };
  return async (paths: readonly string[]): Promise<string[]> => {
    const removed: string[] = [];
    for (let done = 0; done < paths.length; done += AT_ONCE)
      removed.push(...(await Promise.all(paths.slice(done, done + AT_ONCE).map(tryRemove))).flat());
    return removed;
  };
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function requireAll(failed: number): void {
  if (failed > 0) throw new Error(`${String(failed)} orphaned pictures could not be removed`);
}
