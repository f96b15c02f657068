import type { EndedPlansRepo } from '../../repos/ended-plans-repo';
import type { PremiumRecountRepo } from '../../repos/premium-recount-repo';

/**
 * How many milliseconds after a plan has ended its end is counted. The delay is necessary because clocks differ and a
 * commit can take some time.
 */
const MARGIN_MS = 15 * 60 * 1000;

interface LapsedPremiumCounterDeps {
  readonly endedPlans: EndedPlansRepo;
  readonly premiumRecount: PremiumRecountRepo;
  readonly now: () => Date;
}

export interface LapsedPremiumCounter {
  /**
   * Counts the plans that have ended since the last run, up to a quarter of an hour ago. The first run goes through all
   * members and marks those who are premium now, without counting a change. If a member cannot be counted, counts the
   * other members and throws at the end. In this case, the next run starts again with the page that contains this
   * member, or from the beginning if the first run failed.
   */
  count(): Promise<void>;
}

export function createLapsedPremiumCounter({
  endedPlans,
  premiumRecount,
  now,
}: LapsedPremiumCounterDeps): LapsedPremiumCounter {
  return {
    count: async () => {
      const at = now();
      const to = new Date(at.getTime() - MARGIN_MS);
      const from = await endedPlans.doneTo();
      if (from === null) await recountAllPremiumMembers(premiumRecount, at);
      else {
        const failures: Failure[] = [];
        for await (const page of endedPlans.between(from, to)) {
          const uids = page.map(({ uid }) => uid);
          failures.push(...(await countEach(premiumRecount, uids, at)));
          const last = page.at(-1);
          if (last && failures.length === 0) await endedPlans.setDoneTo(last.endDate);
        }
        throwIfAny(failures);
      }
      await endedPlans.setDoneTo(to);
    },
  };
}

/**
 * Corrects whether each member with a customer at Stripe is marked as "counted as premium", and counts the changes.
 * Idempotent. Costs 3 reads for each member. Throws the same errors as `LapsedPremiumCounter.count`.
 */
export async function recountAllPremiumMembers(
  premiumRecount: PremiumRecountRepo,
  at: Date,
): Promise<void> {
  const failures: Failure[] = [];
  for await (const uids of premiumRecount.members())
    failures.push(...(await countEach(premiumRecount, uids, at)));
  throwIfAny(failures);
}

interface Failure {
  readonly uid: string;
  readonly error: unknown;
}

async function countEach(
  premiumRecount: PremiumRecountRepo,
  uids: readonly string[],
  at: Date,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const uid of uids)
    try {
      await premiumRecount.count(uid, at);
    } catch (error) {
      failures.push({ uid, error });
    }
  return failures;
}

function throwIfAny(failures: readonly Failure[]): void {
  const [first] = failures;
  if (!first) return;
  const uids = failures.map(({ uid }) => uid).join(', ');
  throw new Error(`Could not count the premium of ${uids}.`, { cause: first.error });
}
