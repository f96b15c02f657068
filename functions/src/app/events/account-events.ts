import type { Config } from '../../lib/config';
import { createAccountDeletionsRepo } from '../../repos/account-deletions-repo';
import { createBylinesRepo } from '../../repos/bylines-repo';
import { createEndedPlansRepo } from '../../repos/ended-plans-repo';
import { createErasedAccountRepo } from '../../repos/erased-account-repo';
import { createErasedCopiesRepo } from '../../repos/erased-copies-repo';
import { createErasedItemsRepo } from '../../repos/erased-items-repo';
import { createErasedMarksRepo } from '../../repos/erased-marks-repo';
import { createMailsRepo } from '../../repos/mails-repo';
import { createOwnItemsRepo } from '../../repos/own-items-repo';
import { createUsersRepo } from '../../repos/users-repo';
import { createVerifiedLikesRepo } from '../../repos/verified-likes-repo';
import { createDeletedSignIns } from '../../services/accounts/account-deletion';
import { createAccountErasure } from '../../services/accounts/account-erasure';
import { createAccountMails } from '../../services/accounts/account-mails';
import { changesByline, createBylines } from '../../services/accounts/bylines';
import { createEndedBadges } from '../../services/accounts/ended-badges';
import { createVerifiedLikes, verifiesEmail } from '../../services/likes/verified-likes';
import { createMediaGateway } from '../media-gateway';
import { openProject } from '../project';
import type { Created, DeletedSignIn, Updated, Work } from './event-row';
import { removedItemsIn } from './item-events';

type Project = ReturnType<typeof openProject>;

const bylinesIn = ({ db, now }: Project) =>
  createBylines({ users: createUsersRepo(db), bylines: createBylinesRepo(db), now });

export function copyByline(config: Config): Work<Updated<'users/{uid}'>> {
  const bylines = bylinesIn(openProject(config));
  return async ({ uid, before, after }) => {
    if (changesByline(before, after)) await bylines.copy(uid);
  };
}

export function countVerifiedLikes(config: Config): Work<Updated<'users/{uid}'>> {
  const { db } = openProject(config);
  const verifiedLikes = createVerifiedLikes({
    users: createUsersRepo(db),
    verifiedLikes: createVerifiedLikesRepo(db),
  });
  return async ({ uid, before, after }) => {
    if (verifiesEmail(before, after)) await verifiedLikes.count(uid);
  };
}

export function removeEndedBadges(config: Config): Work<void> {
  const project = openProject(config);
  const endedBadges = createEndedBadges({
    endedPlans: createEndedPlansRepo(project.db),
    bylines: bylinesIn(project),
    now: project.now,
  });
  return () => endedBadges.remove();
}

function erasureIn(config: Config) {
  const project = openProject(config);
  const { firebase, db, identity, now, log } = project;
  return createAccountErasure({
    deletions: createAccountDeletionsRepo(db),
    items: createErasedItemsRepo(db),
    ownItems: createOwnItemsRepo(db),
    removedItems: removedItemsIn(project, config),
    marks: createErasedMarksRepo(db),
    copies: createErasedCopiesRepo(db),
    account: createErasedAccountRepo(db),
    media: () => createMediaGateway(firebase, config.media),
    identity,
    mails: createAccountMails({ mails: createMailsRepo(db, { now }) }),
    log,
    now,
  });
}

export function eraseAccount(config: Config): Work<Created<'accountDeletions/{uid}'>> {
  const erasure = erasureIn(config);
  return ({ uid }) => erasure.run(uid);
}

export function resumeAccountDeletions(config: Config): Work<void> {
  const erasure = erasureIn(config);
  return () => erasure.resume();
}

export function followDeletedSignIn(config: Config): Work<DeletedSignIn> {
  const { db, identity, now } = openProject(config);
  const deletedSignIns = createDeletedSignIns({
    identity,
    users: createUsersRepo(db),
    deletions: createAccountDeletionsRepo(db),
    now,
  });
  return ({ uid }) => deletedSignIns.follow(uid);
}
