/**
 * Renews the copies of each member's username, badge and picture in the member's profile, items and comments: `npm run
 * copy-bylines -- --project ID` or `--local`.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createSystemWork } from '../functions/src/lib/authority';
import { createBylinesRepo } from '../functions/src/repos/bylines-repo';
import { createUsersRepo } from '../functions/src/repos/users-repo';
import { createBylineCopier } from '../functions/src/services/accounts/byline-copier';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const repo = createBylinesRepo(db);
  const bylines = createBylineCopier({
    users: createUsersRepo(db),
    bylines: repo,
    now: () => new Date(),
  });
  let members = 0;
  for await (const uid of repo.members()) {
    await bylines.copy(createSystemWork('script', uid));
    members += 1;
  }
  console.log(
    `Copied the usernames, badges and pictures of ${members} members in ${target.description}.`,
  );
  return 0;
});
