import type { Firestore } from 'firebase-admin/firestore';
import { utcDay } from '../domain/utc-day';
import { collections } from './collections/collections';

/** The progress of a job that processes all objects once a day, in several runs. */
export interface DailyPass {
  readonly startedAt: Date;
  readonly isFinished: boolean;
  /** The id of the last object that was processed, or null at the beginning. */
  readonly after: string | null;
}

export const newDailyPass = (now: Date): DailyPass => ({
  startedAt: now,
  isFinished: false,
  after: null,
});

/**
 * Returns the unfinished pass, or a new pass if none is unfinished. Returns null if this UTC day's pass is finished.
 */
export function dueDailyPass(last: DailyPass | null, now: Date): DailyPass | null {
  if (!last?.isFinished) return last ?? newDailyPass(now);
  return utcDay(last.startedAt) === utcDay(now) ? null : newDailyPass(now);
}

export type DailyPassName =
  'compareIndexedItems' | 'reconcileSubscriptions' | 'removeOrphanedPictures';

export interface DailyPassRepo {
  progress(): Promise<DailyPass | null>;
  setProgress(progress: DailyPass): Promise<void>;
}

/**
 * The stored `doneUpTo` at the beginning of a pass. The field must exist, because a missing field means that the pass
 * has ended.
 */
const START = '';

export function createDailyPassRepo(db: Firestore, job: DailyPassName): DailyPassRepo {
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
