import type { EndedPlansRepo } from '../../repos/ended-plans-repo';
import type { CountedPremiumRepo } from '../../repos/counted-premium-repo';

interface LapsedPremiumParts {
  readonly endedPlans: EndedPlansRepo;
  readonly countedPremium: CountedPremiumRepo;
  readonly now: () => Date;
}

export interface LapsedPremium {
  /**
   * Counts the plans that ended by time since the last run. The first run notes which members are premium, without counting a change. Continues where a
   * failed run stopped.
   */
  count(): Promise<void>;
}

export function createLapsedPremium({
  endedPlans,
  countedPremium,
  now,
}: LapsedPremiumParts): LapsedPremium {
  return {
    count: async () => {
      const to = now();
      const from = await endedPlans.doneTo();
      if (from === null)
        for await (const uids of countedPremium.uncounted())
          for (const uid of uids) await countedPremium.count(uid, to);
      else
        for await (const page of endedPlans.between(from, to)) {
          for (const { uid } of page) await countedPremium.count(uid, to);
          const last = page.at(-1);
          if (last) await endedPlans.setDoneTo(last.endDate);
        }
      await endedPlans.setDoneTo(to);
    },
  };
}
