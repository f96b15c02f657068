/**
 * Prints stored data that contradict other data, and changes nothing: `npm run verify -- --project ID` or `--local`. It
 * compares
 * - every counter with the documents that it counts
 * - every claim, badge, expiry and limit of a member with the member's plan
 * - every kept sale with its item
 * - every suspension with its ruling and the member's items, and every hidden item with its document in `hiddenItems`
 *   and its pictures
 * - every notification of several likes or comments with its entries
 * - the queue of reports with the reports, and the owner's figures with what they count
 * - every document with its row in the table of collections
 * - the search engine, if there is one, with the items
 *
 * It also looks for what removed items, erased members and failed uploads have left behind.
 */
import { parseArgs } from 'node:util';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { wrongTotals } from '../functions/src/domain/achievements/wrong-totals';
import type { CheckedCounter } from '../functions/src/domain/checked-counter';
import { wrongItemCounters } from '../functions/src/domain/items/item-counters';
import { createFiguresCheckRepo } from '../functions/src/repos/figures-check-repo';
import { createHiddenItemsCheckRepo } from '../functions/src/repos/hidden-items-check-repo';
import { createItemCountersCheckRepo } from '../functions/src/repos/item-counters-check-repo';
import { createKeptSalesCheckRepo } from '../functions/src/repos/kept-sales-check-repo';
import { createLeftoverPushDataRepo } from '../functions/src/repos/leftover-push-data-repo';
import { createNotificationGroupsCheckRepo } from '../functions/src/repos/notification-groups-check-repo';
import { createPlanCopiesRepo } from '../functions/src/repos/plan-copies-repo';
import { createRemovedItemLeftoversRepo } from '../functions/src/repos/removed-item-leftovers-repo';
import { createReportsCheckRepo } from '../functions/src/repos/reports-check-repo';
import { createStoredDocumentsCheckRepo } from '../functions/src/repos/stored-documents-check-repo';
import { createSuspensionsCheckRepo } from '../functions/src/repos/suspensions-check-repo';
import { createTotalsRecountRepo } from '../functions/src/repos/totals-recount-repo';
import { planFaults } from '../functions/src/services/billing/plan-faults';
import { compareEngineWithFirestore } from './admin/compare-engine-with-firestore';
import { itemEngineOf } from './admin/item-engine-of';
import { planClaimsIn } from './admin/plan-claims';
import { createRemovalServicesOf } from './admin/removals';
import {
  AUTH_SERVICE,
  FIRESTORE_SERVICE,
  requireCredentials,
  type Target,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

const HOUR_MS = 60 * 60 * 1000;
/**
 * The number of milliseconds after which an expired item is reported. `removeExpiredItems` runs every half hour, so it
 * should have removed an item that expired a day ago.
 */
const OVERDUE_MS = 24 * HOUR_MS;
/**
 * The number of milliseconds after which an orphaned picture is reported. `removeExpiredItems` removes pictures that
 * have been orphaned for a day. Each day, it starts a pass over all pictures, which can end on the next day.
 */
const ORPHANED_MS = 72 * HOUR_MS;

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  await connectToTarget(values, AUTH_SERVICE);
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const app = initializeApp({ projectId: target.projectId });
  const db = getFirestore(app);
  let wrong = 0;
  const print = (counters: readonly CheckedCounter[]) => {
    wrong += counters.length;
    for (const { path, field, stored, counted } of counters)
      console.log(`${path} ${field}: stored ${stored}, counted ${counted}`);
  };
  let items = 0;
  for await (const item of createItemCountersCheckRepo(db).all()) {
    print(wrongItemCounters(item));
    items += 1;
  }
  const recounts = createTotalsRecountRepo(db);
  let members = 0;
  for await (const uid of recounts.members()) {
    const { path, stored, counted } = await recounts.read(uid);
    print(wrongTotals(path, stored, counted));
    members += 1;
  }
  const plans = await checkPlans(db, getAuth(app));
  const kept = await checkKeptSales(db);
  const groups = await checkGroups(db);
  const reports = await checkReports(db);
  const figures = await checkFigures(db);
  const { documents, faults } = await checkDocuments(db, target.emulatorHost !== null);
  const hidden = await checkHiddenItems(app, target);
  const left = await checkRemovals(app, target);
  const indexed = await checkEngine(db, target);
  console.log(
    `Checked ${documents} documents, ${kept.sales} kept sales, ${groups.entries} entries of notifications, ${reports.reports} reports, ${figures.count} figures, and the counters of ${items} items and ${members} members of ${target.description}: ${wrong} counters, ${plans} copies of plans, ${kept.faults} kept sales, ${groups.faults} notifications, ${reports.faults} entries or counts of reports, ${figures.faults} figures, ${hidden} hidden items or suspensions and ${faults} documents or collections are wrong, ${indexed ?? 'all'} items differ in the search engine, and ${left} items, parts, due marks, push devices or pictures are left.`,
  );
  const found = [kept, groups, reports, figures].map((part) => part.faults);
  return [wrong, plans, ...found, hidden, faults, indexed, left].every((n) => n === 0) ? 0 : 1;
});

/** Returns how many claims, badges, expiries and limits do not match the plan of their member. */
async function checkPlans(db: Firestore, auth: Auth): Promise<number> {
  let faults = 0;
  for await (const copies of createPlanCopiesRepo(db).all()) {
    const { users } = await auth.getUsers([{ uid: copies.uid }]);
    const claims = users[0] ? planClaimsIn(users[0]) : null;
    const found = planFaults(copies, { claims, now: new Date() });
    faults += found.length;
    for (const fault of found) console.log(fault);
  }
  return faults;
}

/** Returns the number of kept sales, and how many faults they have. */
async function checkKeptSales(db: Firestore) {
  let sales = 0;
  let faults = 0;
  for await (const parts of createKeptSalesCheckRepo(db).check()) {
    sales += parts.count;
    faults += parts.faults.length;
    for (const fault of parts.faults) console.log(fault);
  }
  return { sales, faults };
}

/**
 * Returns the number of entries in grouped notifications, and the number of grouped notifications whose counts differ
 * from their entries.
 */
async function checkGroups(db: Firestore) {
  let entries = 0;
  let faults = 0;
  for await (const groups of createNotificationGroupsCheckRepo(db, () => new Date()).check()) {
    entries += groups.count;
    faults += groups.faults.length;
    for (const fault of groups.faults) console.log(fault);
  }
  return { entries, faults };
}

/**
 * Returns the number of faults of hidden items: items that contradict `hiddenItems` or a suspension of their owner, and
 * pictures of hidden items that are still public.
 */
async function checkHiddenItems(app: App, target: Target): Promise<number> {
  let faults = 0;
  const { hiddenPictureStore } = await createRemovalServicesOf(app, target);
  const db = getFirestore(app);
  const repo = createHiddenItemsCheckRepo(db);
  for await (const page of repo.check(new Date(Date.now() - HOUR_MS))) {
    const paths = await Promise.all(
      page.hidden.map((item) => hiddenPictureStore.publicPaths(item)),
    );
    const seen = paths.flat().map((path) => `${path} is the picture of a hidden item`);
    faults += page.faults.length + seen.length;
    for (const fault of [...page.faults, ...seen]) console.log(fault);
  }
  for await (const page of createSuspensionsCheckRepo(db).check()) {
    faults += page.length;
    for (const fault of page) console.log(fault);
  }
  return faults;
}

/** Returns the number of reports, and how many entries of the queue, counts and records contradict the reports. */
async function checkReports(db: Firestore) {
  let reports = 0;
  let faults = 0;
  for await (const part of createReportsCheckRepo(db).check()) {
    reports += part.count;
    faults += part.faults.length;
    for (const fault of part.faults) console.log(fault);
  }
  return { reports, faults };
}

/** Returns the number of checked figures, and the number of figures that differ from what they count. */
async function checkFigures(db: Firestore) {
  let count = 0;
  let faults = 0;
  for await (const part of createFiguresCheckRepo(db, () => new Date()).check()) {
    count += part.count;
    faults += part.faults.length;
    for (const fault of part.faults) console.log(fault);
  }
  return { count, faults };
}

/**
 * Returns how many items in the search engine differ from the items in Firestore. Returns 0 if the project has no
 * search engine, and null if the search engine has no index.
 */
async function checkEngine(db: Firestore, target: Target): Promise<number | null> {
  const engine = itemEngineOf(target);
  if (engine === null) return 0;
  try {
    const compared = await compareEngineWithFirestore(db, engine, { repairs: false });
    if (compared === null)
      console.log('The search engine has no index of the items. Run `npm run reindex-items`.');
    return compared?.differences ?? null;
  } finally {
    await engine.close();
  }
}

/**
 * Checks whether each document has a row in the table of collections. In the local product, also looks for unknown
 * collections below each document. In a project, this search would take too long, because it needs one call per
 * document.
 */
async function checkDocuments(db: Firestore, isLocal: boolean) {
  let documents = 0;
  let faults = 0;
  for await (const page of createStoredDocumentsCheckRepo(db).check(isLocal)) {
    documents += page.count;
    faults += page.faults.length;
    for (const fault of page.faults) console.log(fault);
  }
  return { documents, faults };
}

/**
 * Prints all leftovers and returns their number. Leftovers are
 * - items that expired more than a day ago
 * - hidden items that should have been removed more than a day ago
 * - documents about items that were removed more than an hour ago, such as likes and comments
 * - due marks and push devices of erased members
 * - pictures that have been orphaned for more than three days.
 */
async function checkRemovals(app: App, target: Target): Promise<number> {
  let left = 0;
  const print = (paths: readonly string[], fault: string) => {
    left += paths.length;
    for (const path of paths) console.log(`${path} ${fault}`);
  };
  const removedParts = createRemovedItemLeftoversRepo(getFirestore(app));
  for await (const paths of removedParts.leftSince(new Date(Date.now() - HOUR_MS)))
    print(paths, 'is left of a removed item');
  for await (const paths of createLeftoverPushDataRepo(getFirestore(app)).ofGoneMembers())
    print(paths, 'is left of a member who is gone');
  const { expiredItems, hiddenItemRemover, orphanedPictures } = await createRemovalServicesOf(
    app,
    target,
  );
  const overdueSince = new Date(Date.now() - OVERDUE_MS);
  for await (const items of expiredItems.find())
    print(
      items.filter((it) => it.expiresAt < overdueSince).map((it) => `items/${it.itemId}`),
      'expired more than a day ago and is not removed',
    );
  for await (const ids of hiddenItemRemover.find(overdueSince))
    print(
      ids.map((id) => `items/${id}`),
      'was due to be removed more than a day ago, because it is hidden',
    );
  for await (const paths of orphanedPictures.find(ORPHANED_MS))
    print(paths, 'is a picture that nothing refers to');
  return left;
}
