import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createStarterCategoriesGateway } from '../../functions/src/gateways/categories/starter-categories';
import { createFolderMediaGateway } from '../../functions/src/gateways/media/folder-media';
import { createSharpPicturesGateway } from '../../functions/src/gateways/pictures/sharp-pictures';
import { actorOf } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createAchievementsRepo } from '../../functions/src/repos/achievements-repo';
import { collections } from '../../functions/src/repos/collections/collections';
import { isAlreadyExists } from '../../functions/src/repos/grpc-status';
import { createItemsRepo } from '../../functions/src/repos/items-repo';
import { createMemberNamesRepo } from '../../functions/src/repos/member-names-repo';
import { createUsageRepo } from '../../functions/src/repos/usage-repo';
import { createUsersRepo } from '../../functions/src/repos/users-repo';
import { createCategoryLookup } from '../../functions/src/services/categories/category-lookup';
import { createMentionFinder } from '../../functions/src/services/comments/mention-finder';
import { createPictureStore } from '../../functions/src/services/sharing/picture-store';
import { createSharingService } from '../../functions/src/services/sharing/sharing';
import { createSubmissionQuota } from '../../functions/src/services/sharing/submission-quota';
import { addReports } from './add-reports';
import { demoComments } from './demo-comments';
import { DEMO_MEMBERS } from './demo-members';
import { createDemoModeration } from './demo-moderation';
import { demoSales, type DemoSale } from './demo-sales';
import { demoSaleWithScreenshot } from './demo-screenshots';
import { createRandom } from './random';

/**
 * How many sales are shared at the same time. It is lower than the number of demo members, so that no member shares two
 * items at the same time.
 */
const BATCH_SIZE = 5;

interface SalesSpec {
  readonly mediaFolder: string;
  readonly now: Date;
}

/** Shares the demo sales and returns their count. Idempotent. */
export async function fillSales(db: Firestore, { mediaFolder, now }: SalesSpec): Promise<number> {
  const sales = demoSales(now);
  const share = createSharer(db, mediaFolder);
  for (let first = 0; first < sales.length; first += BATCH_SIZE) {
    const together = sales.slice(first, first + BATCH_SIZE);
    await Promise.all(together.map((sale, index) => share(sale, first + index)));
  }
  return sales.length;
}

function createSharer(db: Firestore, mediaFolder: string) {
  const pictureStore = createPictureStore({
    pictures: createSharpPicturesGateway(),
    media: createFolderMediaGateway(mediaFolder),
  });
  const moderation = createDemoModeration(db, mediaFolder);
  const starter = () => createStarterCategoriesGateway().all();
  const categories = createCategoryLookup({ get: starter, getFresh: starter });
  const deps = {
    categories,
    users: createUsersRepo(db),
    items: createItemsRepo(db),
    quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
    pictureStore,
    mentionFinder: createMentionFinder({ memberNames: createMemberNamesRepo(db) }),
    achievements: createAchievementsRepo(db),
  };
  const log = createJsonLogger();
  return async (demoSale: DemoSale, index: number) => {
    const { key, offerPriceCents, addedAt } = demoSale;
    const owner = DEMO_MEMBERS[index % DEMO_MEMBERS.length];
    if (!owner) throw new Error('DEMO_MEMBERS is empty');
    const sharing = createSharingService({ ...deps, now: () => addedAt });
    const actor = actorOf({ uid: owner.uid, isAdmin: false, planVersion: 0, suspendedUntil: null });
    const { sale, screenshot } = await demoSaleWithScreenshot(demoSale, index);
    const idempotencyKey = { sent: key, bound: key };
    const request = {
      actor,
      sale,
      screenshot,
      idempotencyKey,
      log,
    };
    const { output } = await sharing.share(request);
    const itemId = output.item.id;
    // An item with a drawn card gets no offer, because the card has been drawn with the price before the offer.
    if (offerPriceCents !== null && sale.cover) await addOffer(db, itemId, offerPriceCents);
    await addReactions(db, { itemId, ownerId: owner.uid, addedAt, seed: index });
    await addReports(moderation, { itemId, ownerId: owner.uid, seed: index });
  };
}

/** Marks an item as sold on an offer, because the share form has no field for an offer. Idempotent. */
async function addOffer(db: Firestore, itemId: string, offerPriceCents: number): Promise<void> {
  const item = collections.items.doc(db, { itemId });
  if ((await item.get()).data()?.saleType === 'offer') return;
  const updatedAt = FieldValue.serverTimestamp();
  await item.update({ saleType: 'offer', offerPriceCents, updatedAt });
}

interface SharedItem {
  readonly itemId: string;
  readonly ownerId: string;
  readonly addedAt: Date;
  readonly seed: number;
}

/**
 * Adds likes and comments of other members. Idempotent: one batch creates all of them. If an earlier run has added
 * them, the batch fails and changes nothing.
 */
async function addReactions(db: Firestore, item: SharedItem): Promise<void> {
  const random = createRandom(1000 + item.seed);
  const others = DEMO_MEMBERS.filter(({ uid }) => uid !== item.ownerId);
  // The square of the random number makes a few items popular and most items unpopular.
  const appeal = random.next() ** 2;
  const likers = others.filter(() => random.chance(appeal));
  const comments = demoComments(random, others, item);

  const itemRef = collections.items.doc(db, item);
  await backdateOwnersComment(db, item);
  const batch = db.batch();
  for (const { uid } of likers) {
    const like = { userId: uid, createdAt: item.addedAt, isVerified: true };
    batch.create(collections.likes.doc(db, { itemId: item.itemId, uid }), like);
  }
  for (const { id, record } of comments)
    batch.create(collections.comments.in(db, item).doc(id), record);
  batch.update(itemRef, {
    likesCount: FieldValue.increment(likers.length),
    verifiedLikesCount: FieldValue.increment(likers.length),
    commentsCount: FieldValue.increment(comments.filter(({ isDeleted }) => !isDeleted).length),
    updatedAt: FieldValue.serverTimestamp(),
  });
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
}

/**
 * Sets the time of the owner's comment to the time when the item was added. Sharing the item has stored the current
 * time in the comment.
 */
async function backdateOwnersComment(db: Firestore, { itemId, ownerId, addedAt }: SharedItem) {
  const own = await collections.comments.in(db, { itemId }).where('userId', '==', ownerId).get();
  const times = { threadAt: addedAt, createdAt: addedAt, updatedAt: addedAt };
  await Promise.all(own.docs.map((comment) => comment.ref.update(times)));
}
