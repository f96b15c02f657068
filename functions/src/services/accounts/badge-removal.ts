import { createSystemWork } from '../../lib/authority';
import type { EndedPlansRepo } from '../../repos/ended-plans-repo';
import type { BylineCopier } from './byline-copier';

/**
 * How long after the end of a plan its badge is removed. This is longer than the timeout of an upload (2 minutes),
 * because an upload that began before the end of the plan can still store a badge.
 */
const UPLOADS_END_AFTER_MS = 3 * 60 * 1000;

export interface BadgeRemoval {
  /** Removes the badges of plans that ended since the last run. Continues where a failed run stopped. */
  remove(): Promise<void>;
}

interface BadgeRemovalDeps {
  readonly endedPlans: EndedPlansRepo;
  readonly bylines: BylineCopier;
  readonly now: () => Date;
}

export function createBadgeRemoval({ endedPlans, bylines, now }: BadgeRemovalDeps): BadgeRemoval {
  return {
    remove: async () => {
      const to = new Date(now().getTime() - UPLOADS_END_AFTER_MS);
      const from = (await endedPlans.doneTo()) ?? new Date(0);
      for await (const page of endedPlans.between(from, to)) {
        for (const { uid } of page) await bylines.copy(createSystemWork('job or trigger', uid));
        const last = page.at(-1);
        if (last) await endedPlans.setDoneTo(last.endDate);
      }
      await endedPlans.setDoneTo(to);
    },
  };
}
