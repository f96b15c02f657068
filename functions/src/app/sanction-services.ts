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
  readonly accounts: Pick<ReturnType<typeof createAccountServices>, 'signInEnder'>;
  readonly moderation: Pick<
    ReturnType<typeof createModerationServices>,
    'itemHiding' | 'membersForAdmins' | 'showItemAgain'
  >;
}

/** Creates the services that admins use to warn, suspend and restore members. */
export function createSanctionServices({ backend, shared, accounts, moderation }: SanctionDeps) {
  const { repos, log, now } = backend;
  const { users, items, reports } = repos;
  const services = lazily({
    sanctions: () => {
      const { suspendedSignInEnder } = services;
      const { membersForAdmins } = moderation;
      return createSanctionsService({
        sanctions: repos.sanctions,
        suspendedSignInEnder,
        membersForAdmins,
        now,
      });
    },
    suspendedSubscriptionEnder: () =>
      createBillingServices(backend, shared).suspendedSubscriptionEnder,
    suspendedItems: () => {
      const { itemHiding, showItemAgain } = moderation;
      const { suspendedItems } = repos;
      return createSuspendedItemsUpdater({
        suspendedItems,
        users,
        items,
        itemHiding,
        showItemAgain,
        log,
      });
    },
    suspendedSignInEnder: () => createSuspendedSignInEnder({ signInEnder: accounts.signInEnder }),
    suspensionEffects: () => {
      const { suspendedSubscriptionEnder, suspendedItems, suspendedSignInEnder } = services;
      return createSuspensionEffects({
        users,
        reports,
        suspendedSubscriptionEnder,
        suspendedItems,
        suspendedSignInEnder,
      });
    },
  });
  return services;
}
