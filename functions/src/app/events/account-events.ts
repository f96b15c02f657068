import { createSystemWork } from '../../lib/authority';
import { createFirebaseDeletionHandler } from '../../services/accounts/account-deletion';
import { createAccountErasure } from '../../services/accounts/account-erasure';
import { isBylineChanged, createBylineCopier } from '../../services/accounts/byline-copier';
import { createBadgeRemoval } from '../../services/accounts/badge-removal';
import { createBillingCloser } from '../../services/billing/billing-closer';
import { createLikeVerifier, isEmailNewlyVerified } from '../../services/likes/like-verifier';
import type { Backend } from '../backend';
import { createSharedServices } from '../shared-services';
import type {
  DocumentCreatedEvent,
  AuthAccountDeletedEvent,
  DocumentUpdatedEvent,
  BackgroundWork,
} from './background-function';
import { composeRemovedItemEraser } from './item-events';

const bylinesIn = ({ repos: { users, bylines }, now }: Backend) =>
  createBylineCopier({ users, bylines, now });

export function copyByline(backend: Backend): BackgroundWork<DocumentUpdatedEvent<'users/{uid}'>> {
  const bylines = bylinesIn(backend);
  return async ({ uid, before, after }) => {
    if (isBylineChanged(before, after)) await bylines.copy(createSystemWork('job or trigger', uid));
  };
}

export function countVerifiedLikes({
  repos,
}: Backend): BackgroundWork<DocumentUpdatedEvent<'users/{uid}'>> {
  const verifiedLikes = createLikeVerifier(repos);
  return async ({ uid, before, after }) => {
    if (isEmailNewlyVerified(before, after))
      await verifiedLikes.count(createSystemWork('job or trigger', uid));
  };
}

export function removeEndedBadges(backend: Backend): BackgroundWork<void> {
  const { endedBadgePlans: endedPlans } = backend.repos;
  const badgeRemoval = createBadgeRemoval({
    endedPlans,
    bylines: bylinesIn(backend),
    now: backend.now,
  });
  return () => badgeRemoval.remove();
}

function erasureIn(backend: Backend) {
  const { gateways, repos, log, now } = backend;
  return createAccountErasure({
    deletions: repos.accountDeletions,
    billing: createBillingCloser({
      billing: repos.billing,
      gateway: gateways.billing,
      account: repos.accountErasure,
    }),
    items: repos.itemErasure,
    ownItems: repos.ownItems,
    removedItems: composeRemovedItemEraser(backend),
    traces: repos.memberTracesErasure,
    copies: repos.memberCopiesErasure,
    account: repos.accountErasure,
    media: () => gateways.media,
    identity: gateways.identity,
    mails: createSharedServices(backend).accountMailQueue,
    log,
    now,
  });
}

export function eraseAccount(
  backend: Backend,
): BackgroundWork<DocumentCreatedEvent<'accountDeletions/{uid}'>> {
  const erasure = erasureIn(backend);
  return ({ uid }) => erasure.run(uid);
}

export function resumeAccountDeletions(backend: Backend): BackgroundWork<void> {
  const erasure = erasureIn(backend);
  return () => erasure.resume();
}

export function requestAccountDeletion({
  gateways,
  repos,
  now,
}: Backend): BackgroundWork<AuthAccountDeletedEvent> {
  const { users, accountDeletions: deletions } = repos;
  const deletedSignIns = createFirebaseDeletionHandler({
    identity: gateways.identity,
    users,
    deletions,
    now,
  });
  return ({ uid }) => deletedSignIns.requestDeletion(createSystemWork('account in Firebase', uid));
}
