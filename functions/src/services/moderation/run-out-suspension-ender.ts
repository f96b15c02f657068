import { authorizeForSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { RunOutSuspensionsRepo } from '../../repos/run-out-suspensions-repo';

interface RunOutSuspensionEnderDeps {
  readonly runOutSuspensions: RunOutSuspensionsRepo;
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly now: () => Date;
}

export interface RunOutSuspensionEnder {
  /**
   * Ends the suspensions that have run out. Their members could already act again before this call. A trigger shows
   * their items again after this call. Idempotent, even if an admin restores or suspends the same member at the same
   * time. If one suspension cannot be ended, continues with the others, and throws at the end.
   */
  end(): Promise<void>;
}

export const createRunOutSuspensionEnder = (
  deps: RunOutSuspensionEnderDeps,
): RunOutSuspensionEnder => ({
  end: async () => {
    const { runOutSuspensions, log, now } = deps;
    const by = now();
    const counts = { ended: 0, failed: 0 };
    for await (const page of runOutSuspensions.by(by))
      for (const memberId of page) {
        const member = authorizeForSystem('job or trigger', { memberId });
        try {
          if (await runOutSuspensions.end(member, by)) counts.ended += 1;
        } catch (error) {
          counts.failed += 1;
          log.error('suspension_end_failed', { uid: memberId, error });
        }
      }
    if (counts.ended > 0) log.info('suspensions_ended', { ended: counts.ended });
    if (counts.failed > 0) throw new Error(`${String(counts.failed)} suspensions did not end`);
  },
});
