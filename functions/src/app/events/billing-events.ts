import { createSystemWork } from '../../lib/authority';
import {
  isPlanChanged,
  createPremiumClaimsCopier,
} from '../../services/billing/premium-claims-copier';
import type { Backend } from '../backend';
import { composeSubscriptionReconciliation } from '../billing-services';
import { createPushServices } from '../push-services';
import type { DocumentUpdatedEvent, BackgroundWork } from './background-function';

export function copyPremiumClaim({
  gateways,
  repos,
}: Backend): BackgroundWork<DocumentUpdatedEvent<'users/{uid}'>> {
  const claims = createPremiumClaimsCopier({ users: repos.users, identity: gateways.identity });
  return async ({ uid, before, after }) => {
    if (isPlanChanged(before, after)) await claims.copy(createSystemWork('job or trigger', uid));
  };
}

export function reconcileSubscriptions(backend: Backend): BackgroundWork<void> {
  const { gateways, repos, log, now } = backend;
  const reconciliation = composeSubscriptionReconciliation({
    repos,
    gateway: gateways.billing,
    ...createPushServices(backend),
    log,
    now,
  });
  return () => reconciliation.runDaily();
}
