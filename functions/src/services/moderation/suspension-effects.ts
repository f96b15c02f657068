import { authorizedToSystem, type SystemWork } from '../../lib/authority';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { SuspendedBilling } from '../billing/suspended-billing';
import type { SuspendedItems } from './suspended-items';
import type { SuspendedSignIns } from './suspended-sign-ins';

interface SuspensionEffectsParts {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly reports: Pick<ReportsRepo, 'stopCounting'>;
  readonly suspendedSignIns: SuspendedSignIns;
  readonly suspendedItems: SuspendedItems;
  readonly suspendedBilling: SuspendedBilling;
}

export interface SuspensionEffects {
  /**
   * After a suspension or its end: makes sessions, items, reports and the subscription follow what is true of the member now. Safe to
   * repeat, and late. Stripe comes last, because it can be down for hours.
   */
  follow(work: SystemWork): Promise<void>;
}

export const createSuspensionEffects = (parts: SuspensionEffectsParts): SuspensionEffects => ({
  follow: async (work) => {
    const memberId = work.uid;
    // The call ends the sessions. This finishes a call that failed in between.
    await parts.suspendedSignIns.end(authorizedToSystem('job or trigger', { memberId }));
    await parts.suspendedItems.follow(work);
    const member = await parts.users.get(memberId);
    if (!member?.suspension) return;
    await parts.reports.stopCounting(work);
    await parts.suspendedBilling.end(work);
  },
});
