/**
 * Stores which members have a verified email address. Also counts the likes of these members for the liked items, and
 * in the totals of the items' owners: `npm run backfill-verified-likes -- --project ID` or `--local`. Idempotent. It
 * can run while the product is used.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentityGateway } from '../functions/src/gateways/identity/firebase-identity';
import { createSystemWork } from '../functions/src/lib/authority';
import { createReceivedLikesRepo } from '../functions/src/repos/received-likes-repo';
import { createTotalsRecountRepo } from '../functions/src/repos/totals-recount-repo';
import { createUsersRepo } from '../functions/src/repos/users-repo';
import { createVerifiedLikesRepo } from '../functions/src/repos/verified-likes-repo';
import {
  AUTH_SERVICE,
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

const ALL_LIKES = { since: new Date(0), limit: Infinity };

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  await connectToTarget(values, AUTH_SERVICE);
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const firebase = initializeApp({ projectId: target.projectId });
  const identity = createFirebaseIdentityGateway(() => Promise.resolve(getAuth(firebase)));
  const db = getFirestore(firebase);
  const verifiedLikes = createVerifiedLikesRepo(db);
  const users = createUsersRepo(db);
  const receivedLikes = createReceivedLikesRepo(db);
  let members = 0;
  let likes = 0;
  let items = 0;
  for await (const uid of createTotalsRecountRepo(db).members()) {
    members += 1;
    if (!(await identity.accountOf(uid))?.isEmailVerified) continue;
    const work = createSystemWork('script', uid);
    await users.setEmailVerified(work, true, new Date());
    likes += await verifiedLikes.count(work, ALL_LIKES);
  }
  // Recounts the likes in the totals of the items' owners, because earlier versions also counted likes of members with
  // an unverified email address.
  for await (const itemId of verifiedLikes.completeItems()) {
    await receivedLikes.count(itemId);
    items += 1;
  }
  console.log(
    `Checked ${members} members and ${items} items of ${target.description}, and counted ${likes} likes.`,
  );
  return 0;
});
