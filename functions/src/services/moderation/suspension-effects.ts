import { authorizeForSystem, type SystemWork } from '../../lib/authority';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SuspendedSubscriptionEnder } from '../billing/suspended-subscription-ender';
import type { SuspendedItemsUpdater } from './suspended-items-updater';
import type { SuspendedSignInEnder } from './suspended-sign-in-ender';
import type { RulingChange } from '../../domain/moderation/ruling-change';
import type { NotifyOfSanctions } from '../notifications/notify-of-sanctions';

interface SuspensionEffectsDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly reports: Pick<ReportsRepo, 'stopCounting'>;
  readonly suspendedSignInEnder: SuspendedSignInEnder;
  readonly suspendedItems: SuspendedItemsUpdater;
  readonly suspendedSubscriptionEnder: SuspendedSubscriptionEnder;
}

export interface SuspensionEffects {
  /**
   * Makes the sessions, items, reports and subscription of a member match the member's current state. Called after a
   * suspension begins or ends. Idempotent, even if it runs late. If a step fails, runs the others and throws the first
   * error at the end. The step with Stripe is last, because Stripe can be unavailable for hours.
   */
  follow(work: SystemWork): Promise<void>;
}

export const createSuspensionEffects = (deps: SuspensionEffectsDeps): SuspensionEffects => ({
  follow: async (work) => {
    const memberId = work.uid;
    // The API call that suspended the member also ends the sessions. If that call failed halfway, this step ends the
    // remaining sessions.
    const key = authorizeForSystem('job or trigger', { memberId });
    await allOf([
      () => deps.suspendedSignInEnder.end(key),
      () => deps.suspendedItems.follow(work),
      async () => {
        if ((await deps.users.get(memberId))?.suspension) await deps.reports.stopCounting(work);
      },
      () => deps.suspendedSubscriptionEnder.end(work),
    ]);
  },
});

/** Runs all steps, one after another. Rejects at the end with the first error. */
async function allOf(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed: Promise<unknown>[] = [];
  for (const step of steps) {
    const run = step();
    await run.catch(() => failed.push(run));
  }
  await failed[0];
}

interface RulingChangeHandlerDeps {
  readonly notify: NotifyOfSanctions;
  /** Carries out the effects of a member's suspension, or of the end of the suspension. */
  readonly followSuspension: (uid: string) => Promise<void>;
}

/**
 * Notifies a member about a change of a ruling, and then carries out the effects of a suspension or its end. The
 * notification comes first, so that it is sent even if the effects fail or take long. Idempotent.
 */
export const createRulingChangeHandler =
  ({ notify, followSuspension }: RulingChangeHandlerDeps) =>
  async (rulingId: string, { hasBegun, hasEnded, suspended }: RulingChange): Promise<void> => {
    if (hasBegun) await notify.begun(rulingId);
    if (hasEnded) await notify.ended(rulingId);
    if (suspended !== null) await followSuspension(suspended);
  };
