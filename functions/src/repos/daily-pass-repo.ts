import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';

/** How far the comparison of members and subscriptions has come. */
export interface ReconciliationProgress {
  readonly startedAt: Date;
  readonly isFinished: boolean;
  /** The last member who was compared, or null. */
  readonly after: string | null;
}

export interface ReconciliationRepo {
  progress(): Promise<ReconciliationProgress | null>;
  setProgress(progress: ReconciliationProgress): Promise<void>;
}

/** Stands for the start of a pass, because Firestore stores no field for 'nobody yet'. */
const START = '';

export function createReconciliationRepo(db: Firestore): ReconciliationRepo {
  const state = collections.jobs.doc(db, { job: 'reconcileSubscriptions' });
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
