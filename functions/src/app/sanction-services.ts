import { lazily } from '../lib/lazily';
import { createSanctions } from '../services/moderation/sanctions';
import { createSuspendedItems } from '../services/moderation/suspended-items';
import { createSuspendedSignIns } from '../services/moderation/suspended-sign-ins';
import { createSuspensionEffects } from '../services/moderation/suspension-effects';
import { createAccountServices } from './account-services';
import type { Backend } from './backend';
import { createBillingServices } from './billing-services';
import { createModerationServices } from './moderation-services';
import type { Services } from './services';

interface SanctionDeps {
  readonly backend: Backend;
  readonly shared: Services;
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
      return createSanctions({
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
      return createSuspendedItems({ suspendedItems, users, items, itemHiding, showAgain, log });
    },
    suspendedSignIns: () => createSuspendedSignIns({ endedSignIns: accounts.endedSignIns }),
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
