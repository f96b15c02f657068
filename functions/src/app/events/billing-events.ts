import { createSystemWork } from '../../lib/authority';
import { isPlanChanged, createPremiumClaims } from '../../services/billing/premium-claims';
import type { Backend } from '../backend';
import { createReconciliationOf } from '../billing-services';
import { createPushServices } from '../push-services';
import type { UpdatedEvent, EventWork } from './event-row';

export function copyPremiumClaim({
  gateways,
  repos,
}: Backend): EventWork<UpdatedEvent<'users/{uid}'>> {
  const claims = createPremiumClaims({ users: repos.users, identity: gateways.identity });
  return async ({ uid, before, after }) => {
    if (isPlanChanged(before, after)) await claims.copy(createSystemWork('job or trigger', uid));
  };
}

export function reconcileSubscriptions(backend: Backend): EventWork<void> {
  const { gateways, repos, log, now } = backend;
  const reconciliation = createReconciliationOf({
    repos,
    gateway: gateways.billing,
    ...createPushServices(backend),
    log,
    now,
  });
  return () => reconciliation.runDaily();
}
