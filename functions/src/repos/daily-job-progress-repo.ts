import type { Firestore } from 'firebase-admin/firestore';
import { utcDay } from '../domain/utc-day';
import { collections } from './collections/collections';

/** The progress of a job that processes all objects once a day, in several runs. */
export interface DailyJobProgress {
  readonly startedAt: Date;
  readonly isFinished: boolean;
  /** The id of the last object that was processed, or null at the beginning. */
  readonly after: string | null;
}

export const newDailyJobProgress = (now: Date): DailyJobProgress => ({
  startedAt: now,
  isFinished: false,
  after: null,
});

/**
 * Returns the unfinished pass, or a new pass if none is unfinished. Returns null if this UTC day's pass is finished.
 */
export function dueDailyJobProgress(
  last: DailyJobProgress | null,
  now: Date,
): DailyJobProgress | null {
  if (!last?.isFinished) return last ?? newDailyJobProgress(now);
  return utcDay(last.startedAt) === utcDay(now) ? null : newDailyJobProgress(now);
}

export type DailyJobName =
  'compareIndexedItems' | 'reconcileSubscriptions' | 'removeOrphanedPictures';

export interface DailyJobProgressRepo {
  progress(): Promise<DailyJobProgress | null>;
  setProgress(progress: DailyJobProgress): Promise<void>;
}

/**
 * The stored `doneUpTo` at the beginning of a pass. The field must exist, because a missing field means that the pass
 * has ended.
 */
const START = '';

export function createDailyJobProgressRepo(db: Firestore, job: DailyJobName): DailyJobProgressRepo {
  const state = collections.jobs.doc(db, { job });
  return {
    progress: async () => {
      const stored = (await state.get()).data();
      if (!stored) return null;
      const { doneTo: startedAt, doneUpTo = START } = stored;
      const after = doneUpTo === START ? null : doneUpTo;
      return { startedAt, isFinished: stored.doneUpTo === undefined, after };
    },
    setProgress: async ({ startedAt, isFinished, after }) => {
      await state.set({ doneTo: startedAt, ...(!isFinished && { doneUpTo: after ?? START }) });
    },
  };
}
