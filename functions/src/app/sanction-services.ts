import { lazily } from '../lib/lazily';
import { createSanctionsService } from '../services/moderation/sanctions';
import { createSuspendedItemsUpdater } from '../services/moderation/suspended-items-updater';
import { createSuspendedSignInEnder } from '../services/moderation/suspended-sign-in-ender';
import { createSuspensionEffects } from '../services/moderation/suspension-effects';
import { createAccountServices } from './account-services';
import type { Backend } from './backend';
import { createBillingServices } from './billing-services';
import { createModerationServices } from './moderation-services';
import type { SharedServices } from './shared-services';

interface SanctionDeps {
  readonly backend: Backend;
  readonly shared: SharedServices;
  readonly accounts: Pick<ReturnType<typeof createAccountServices>, 'endedSignIns'>;
  readonly moderation: Pick<
    ReturnType<typeof createModerationServices>,
    'itemHiding' | 'moderatedMembers' | 'showAgain'
  >;
}

/** Creates the services that admins use to warn, suspend and restore members. */
export function createSanctionServices({ backend, shared, accounts, moderation }: SanctionDeps) {
  const { repos, log, now } = backend;
  const { users, items, reports } = repos;
  const services = lazily({
    sanctions: () => {
      const { suspendedSignIns } = services;
      const { moderatedMembers } = moderation;
      return createSanctionsService({
        sanctions: repos.sanctions,
        suspendedSignIns,
        moderatedMembers,
        now,
      });
    },
    suspendedBilling: () => createBillingServices(backend, shared).suspendedBilling,
    suspendedItems: () => {
      const { itemHiding, showAgain } = moderation;
      const { suspendedItems } = repos;
      return createSuspendedItemsUpdater({
        suspendedItems,
        users,
        items,
        itemHiding,
        showAgain,
        log,
      });
    },
    suspendedSignIns: () => createSuspendedSignInEnder({ endedSignIns: accounts.endedSignIns }),
    suspensionEffects: () => {
      const { suspendedBilling, suspendedItems, suspendedSignIns } = services;
      return createSuspensionEffects({
        users,
        reports,
        suspendedBilling,
        suspendedItems,
        suspendedSignIns,
      });
    },
  });
  return services;
}
