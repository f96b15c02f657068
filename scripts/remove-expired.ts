/**
 * Removes immediately what the job `removeExpiredItems` would remove in its next runs: `npm run remove-expired --
 * --project ID` or `--local`. With `--dry-run`, only prints the expired and hidden items and the orphaned pictures.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { createRemovalServicesOf } from './admin/removals';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

const OPTIONS = { ...TARGET_OPTIONS, 'dry-run': { type: 'boolean' } } as const;

type Removals = Awaited<ReturnType<typeof createRemovalServicesOf>>;

async function printAll({ expiredItems, hiddenItemRemover, orphanedPictures }: Removals) {
  let items = 0;
  let hidden = 0;
  let pictures = 0;
  for await (const page of expiredItems.find()) {
    items += page.length;
    for (const { itemId, expiresAt } of page)
      console.log(`items/${itemId} expired at ${expiresAt.toISOString()}`);
  }
  for await (const ids of hiddenItemRemover.find()) {
    hidden += ids.length;
    for (const id of ids) console.log(`items/${id} was hidden for 30 days`);
  }
  for await (const paths of orphanedPictures.find()) {
    pictures += paths.length;
    for (const path of paths) console.log(`picture ${path}`);
  }
  return { items, hidden, pictures };
}

async function removeAll({ expiredItems, hiddenItemRemover, orphanedPictures }: Removals) {
  const bounds = { limit: Infinity, until: new Date(8.64e15) };
  const items = await expiredItems.remove(bounds);
  const hidden = await hiddenItemRemover.remove(bounds);
  let pictures = 0;
  for await (const paths of orphanedPictures.removeAll()) pictures += paths.length;
  return { items, hidden, pictures };
}

await runCommand(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const { 'dry-run': isDryRun = false } = values;
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const app = initializeApp({ projectId: target.projectId });
  const removals = await createRemovalServicesOf(app, target);
  const { items, hidden, pictures } = await (isDryRun ? printAll(removals) : removeAll(removals));
  const done = isDryRun ? 'Would remove' : 'Removed';
  console.log(
    `${done} ${items} expired items, ${hidden} hidden items and ${pictures} orphaned pictures of ${target.description}.`,
  );
  return 0;
});
