import { createSystemWork } from '../../lib/authority';
import { createDeletedSignIns } from '../../services/accounts/account-deletion';
import { createAccountErasure } from '../../services/accounts/account-erasure';
import { isBylineChanged, createBylines } from '../../services/accounts/bylines';
import { createBadgeRemoval } from '../../services/accounts/badge-removal';
import { createClosedBilling } from '../../services/billing/closed-billing';
import { createVerifiedLikes, isEmailNewlyVerified } from '../../services/likes/verified-likes';
import type { Backend } from '../backend';
import { createServices } from '../services';
import type { CreatedEvent, DeletedSignInEvent, UpdatedEvent, EventWork } from './event-row';
import { createRemovedItemsOf } from './item-events';

const bylinesIn = ({ repos: { users, bylines }, now }: Backend) =>
  createBylines({ users, bylines, now });

export function copyByline(backend: Backend): EventWork<UpdatedEvent<'users/{uid}'>> {
  const bylines = bylinesIn(backend);
  return async ({ uid, before, after }) => {
    if (isBylineChanged(before, after)) await bylines.copy(createSystemWork('job or trigger', uid));
  };
}

export function countVerifiedLikes({ repos }: Backend): EventWork<UpdatedEvent<'users/{uid}'>> {
  const verifiedLikes = createVerifiedLikes(repos);
  return async ({ uid, before, after }) => {
    if (isEmailNewlyVerified(before, after))
      await verifiedLikes.count(createSystemWork('job or trigger', uid));
  };
}

export function removeEndedBadges(backend: Backend): EventWork<void> {
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
    billing: createClosedBilling({
      billing: repos.billing,
      gateway: gateways.billing,
      account: repos.erasedAccount,
    }),
    items: repos.erasedItems,
    ownItems: repos.ownItems,
    removedItems: createRemovedItemsOf(backend),
    marks: repos.erasedMarks,
    copies: repos.erasedCopies,
    account: repos.erasedAccount,
    media: () => gateways.media,
    identity: gateways.identity,
    mails: createServices(backend).accountMails,
    log,
    now,
  });
}

export function eraseAccount(backend: Backend): EventWork<CreatedEvent<'accountDeletions/{uid}'>> {
  const erasure = erasureIn(backend);
  return ({ uid }) => erasure.run(uid);
}

export function resumeAccountDeletions(backend: Backend): EventWork<void> {
  const erasure = erasureIn(backend);
  return () => erasure.resume();
}

export function requestAccountDeletion({
  gateways,
  repos,
  now,
}: Backend): EventWork<DeletedSignInEvent> {
  const { users, accountDeletions: deletions } = repos;
  const deletedSignIns = createDeletedSignIns({
    identity: gateways.identity,
    users,
    deletions,
    now,
  });
  return ({ uid }) => deletedSignIns.requestDeletion(createSystemWork('account in Firebase', uid));
}
