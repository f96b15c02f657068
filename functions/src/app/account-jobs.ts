import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import { createEraseAccount } from '../jobs/erase-account';
import { createFollowDeletedSignIn } from '../jobs/follow-deleted-sign-in';
import { createResumeAccountDeletions } from '../jobs/resume-account-deletions';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createAccountDeletionsRepo } from '../repos/account-deletions-repo';
import { createErasedAccountRepo } from '../repos/erased-account-repo';
import { createErasedCopiesRepo } from '../repos/erased-copies-repo';
import { createErasedItemsRepo } from '../repos/erased-items-repo';
import { createErasedMarksRepo } from '../repos/erased-marks-repo';
import { createItemPartsRepo } from '../repos/item-parts-repo';
import { createMailsRepo } from '../repos/mails-repo';
import { createNotificationsRepo } from '../repos/notifications-repo';
import { createOwnItemsRepo } from '../repos/own-items-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createDeletedSignIns } from '../services/accounts/account-deletion';
import { createAccountErasure } from '../services/accounts/account-erasure';
import { createAccountMails } from '../services/accounts/account-mails';
import { createRemovedItems } from '../services/sharing/removed-items';
import { createMediaGateway } from './media-gateway';

const now = () => new Date();

function openProject({ projectId }: Config) {
  const firebase = initializeApp({ projectId });
  const identity = createFirebaseIdentity(async () => {
    const { getAuth } = await import('firebase-admin/auth');
    return getAuth(firebase);
  });
  return { firebase, db: getFirestore(firebase), identity };
}

function erasureIn(config: Config) {
  const { firebase, db, identity } = openProject(config);
  const media = () => createMediaGateway(firebase, config.media);
  return createAccountErasure({
    deletions: createAccountDeletionsRepo(db),
    items: createErasedItemsRepo(db),
    ownItems: createOwnItemsRepo(db),
    removedItems: createRemovedItems({
      media,
      itemParts: createItemPartsRepo(db),
      notifications: createNotificationsRepo(db, { now }),
    }),
    marks: createErasedMarksRepo(db),
    copies: createErasedCopiesRepo(db),
    account: createErasedAccountRepo(db),
    media,
    identity,
    mails: createAccountMails({ mails: createMailsRepo(db, { now }) }),
    now,
  });
}

interface DeletionEvent {
  readonly params: { readonly uid: string };
}

export function createEraseAccountJob(config: Config): (event: DeletionEvent) => Promise<void> {
  const eraseAccount = createEraseAccount({ erasure: erasureIn(config), log: createJsonLogger() });
  return ({ params }) => eraseAccount(params.uid);
}

export function createResumeAccountDeletionsJob(config: Config): () => Promise<void> {
  const erasure = erasureIn(config);
  return createResumeAccountDeletions({ erasure, log: createJsonLogger() });
}

export function createFollowDeletedSignInJob(
  config: Config,
): (account: { readonly uid: string }) => Promise<void> {
  const { db, identity } = openProject(config);
  const follow = createFollowDeletedSignIn({
    deletedSignIns: createDeletedSignIns({
      identity,
      users: createUsersRepo(db),
      deletions: createAccountDeletionsRepo(db),
      now,
    }),
    log: createJsonLogger(),
  });
  return ({ uid }) => follow(uid);
}
