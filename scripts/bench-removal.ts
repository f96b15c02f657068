/**
 * Measures how many reads, writes and deletes the removal of an item takes, with 2,000 expired items among 5,000 in the
 * Firestore emulator: `npm run bench:removal`.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@contract/rules/durations';
import { createRemovalServices } from '../functions/src/app/events/item-events';
import { createRepos } from '../functions/src/app/repos';
import { startOfUtcMonth, utcMonthEndedAt } from '../functions/src/domain/utc-month';
import { createFolderMediaGateway } from '../functions/src/gateways/media/folder-media';
import { createJsonLogger } from '../functions/src/lib/json-logger';
import { authorizeForSystem } from '../functions/src/lib/authority';
import { collections } from '../functions/src/repos/collections/collections';
import {
  createRemovedItemEraser,
  noteOfRemoval,
} from '../functions/src/services/sharing/removed-item-eraser';
import { createFirestoreUsageMeter } from '../functions/test/support/firestore-usage-meter';
import { itemFieldsToStore } from '../functions/test/support/item-fields-to-store';
import { startFirestore } from './stack/emulators';
import { provideFirestoreEmulator } from './stack/firestore-finder';
import { LOCAL_FOLDER, PROJECT_ID } from './lib/paths';
import { pickFreePort } from './lib/ports';
import type { ProcessManager } from './stack/process-manager';
import { runCommand } from './stack/run-command';
import { emulatorEnv } from './stack/stack';
import { withTemporaryFolder } from './lib/temporary-folder';

const ITEMS = 5000;
const EXPIRED = 2000;
const OWNERS = 250;
const LIKES = 2;
/**
 * The number of items for which the trigger `eraseRemovedItem` is measured. It is small, because the emulator is slow
 * and the trigger costs the same for every item.
 */
const ERASED = 100;
const BATCH = 100;
/** The highest number of items that the job `removeExpiredItems` removes in one run. */
const PER_RUN = 2000;

const now = () => new Date();
const meter = createFirestoreUsageMeter();
const log = createJsonLogger();

async function openDatabase(processes: ProcessManager): Promise<Firestore> {
  const port = await pickFreePort();
  const auth = await pickFreePort();
  const emulator = await provideFirestoreEmulator();
  await startFirestore(processes, {
    emulator,
    port,
    logs: join(LOCAL_FOLDER, 'bench'),
    importFrom: null,
  });
  Object.assign(process.env, emulatorEnv({ firestore: port, auth }));
  const db = getFirestore(initializeApp({ projectId: PROJECT_ID }));
  db.settings(meter.settings);
  return db;
}

/** Stores the items, each with two likes and a comment. Expired items are spread evenly among the other items. */
async function fill(db: Firestore): Promise<void> {
  const month = utcMonthEndedAt(startOfUtcMonth(now()));
  const nobody = { mostLiked: null, highestProfit: null, mostActive: null };
  await collections.championTitles.doc(db, { month }).set({ ...nobody, awardedAt: now() });
  for (let start = 0; start < ITEMS; start += BATCH) {
    const batch = db.batch();
    for (let n = start; n < start + BATCH; n += 1) {
      const itemId = `item-${String(n)}`;
      const isExpired = (n * EXPIRED) % ITEMS < EXPIRED;
      const expiresAt = new Date(now().getTime() + (isExpired ? -1 : 1) * DAY_MS);
      const ownerId = `owner-${String(n % OWNERS)}`;
      batch.create(
        collections.items.doc(db, { itemId }),
        itemFieldsToStore({ ownerId, expiresAt, likesCount: LIKES, commentsCount: 1 }),
      );
      for (let like = 0; like < LIKES; like += 1) {
        const uid = `fan-${String(like)}`;
        const fields = { userId: uid, createdAt: now(), isVerified: true };
        batch.create(collections.likes.doc(db, { itemId, uid }), fields);
      }
      batch.create(collections.comments.in(db, { itemId }).doc().withConverter(null), {
        userId: 'fan-0',
      });
    }
    await batch.commit();
  }
}

async function measure(title: string, items: number, work: () => Promise<unknown>): Promise<void> {
  meter.take();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const used = meter.take();
  const each = (['reads', 'writes', 'deletes'] as const).map(
    (kind) => `${(used[kind] / items).toFixed(3)} ${kind}`,
  );
  console.log(`${title}: ${each.join(', ')} for each of ${items} items, ${seconds.toFixed(1)} s`);
}

await runCommand(async ({ processes }) => {
  const db = await openDatabase(processes);
  await withTemporaryFolder(join(tmpdir(), 'boloboard-bench-'), async (folder) => {
    await fill(db);
    console.log(`Stored ${ITEMS} items. ${EXPIRED} of them have expired.`);
    const media = async () => createFolderMediaGateway(folder);
    const repos = createRepos({ db, log, now });
    const { expiredItems } = createRemovalServices({ repos, media, log, now });
    const removedItems = createRemovedItemEraser({ ...repos, media });
    const bounds = { limit: PER_RUN, until: new Date(now().getTime() + DAY_MS) };
    await measure('the job', EXPIRED, () => expiredItems.remove(bounds));
    await measure('the next run, per run', 1, () => expiredItems.remove(bounds));
    const removed = collections.items
      .in(db)
      .withConverter<DocumentData>(null)
      .where('removedAt', '!=', null)
      .limit(ERASED);
    const { docs } = await removed.get();
    await measure('the trigger, with two likes and a comment', docs.length, async () => {
      for (const item of docs) {
        const key = authorizeForSystem('script', { itemId: item.id });
        await removedItems.erase(key, noteOfRemoval(item.data()));
      }
    });
  });
  return 0;
});
