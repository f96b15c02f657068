import type { Firestore } from 'firebase-admin/firestore';
import { utcDay } from '../domain/utc-day';
import { collections } from './collections/collections';

/** The progress of a job that processes everything once a day, in several runs. */
export interface DailyPass {
  readonly startedAt: Date;
  readonly isFinished: boolean;
  /** The last thing that was processed, such as a member, or null. */
  readonly after: string | null;
}

export const newPass = (now: Date): DailyPass => ({
  startedAt: now,
  isFinished: false,
  after: null,
});

/** Returns the pass to work on: the unfinished one, or a new one. Returns null if the pass of this UTC day is finished. */
export function duePass(last: DailyPass | null, now: Date): DailyPass | null {
  if (!last?.isFinished) return last ?? newPass(now);
  return utcDay(last.startedAt) === utcDay(now) ? null : newPass(now);
}

export type PassName = 'compareIndexedItems' | 'reconcileSubscriptions' | 'removeOrphanedPictures';

export interface DailyPassRepo {
  progress(): Promise<DailyPass | null>;
  setProgress(progress: DailyPass): Promise<void>;
}

/** Stands for the start of a pass, because the field must have a value. */
const START = '';

export function createDailyPassRepo(db: Firestore, job: PassName): DailyPassRepo {
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
