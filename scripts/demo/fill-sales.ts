import type { Firestore } from 'firebase-admin/firestore';
import { createStarterCategories } from '../../functions/src/gateways/categories/starter-categories';
import { createFolderMedia } from '../../functions/src/gateways/media/folder-media';
import { createSharpPictures } from '../../functions/src/gateways/pictures/sharp-pictures';
import { actorOf } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createAchievementsRepo } from '../../functions/src/repos/achievements-repo';
import { createItemsRepo } from '../../functions/src/repos/items-repo';
import { createMemberNamesRepo } from '../../functions/src/repos/member-names-repo';
import { createUsageRepo } from '../../functions/src/repos/usage-repo';
import { createUsersRepo } from '../../functions/src/repos/users-repo';
import { createCategoryLookup } from '../../functions/src/services/categories/category-lookup';
import { createMentionedMembers } from '../../functions/src/services/profiles/mentioned-members';
import { createPictureStore } from '../../functions/src/services/sharing/picture-store';
import { createSharing } from '../../functions/src/services/sharing/sharing';
import { createSubmissionQuota } from '../../functions/src/services/sharing/submission-quota';
import { addOffer } from './add-offer';
import { addReactions } from './add-reactions';
import { addReports } from './add-reports';
import { DEMO_MEMBERS } from './demo-members';
import { createDemoModeration } from './demo-moderation';
import { demoSales, type DemoSale } from './demo-sales';
import { withScreenshot } from './demo-screenshots';

/** Fewer than the members, so that no member shares two items at the same time. */
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
    pictures: createSharpPictures(),
    media: createFolderMedia(mediaFolder),
  });
  const moderation = createDemoModeration(db, mediaFolder);
  const starter = () => createStarterCategories().all();
  const categories = createCategoryLookup({ get: starter, getFresh: starter });
  const parts = {
    categories,
    users: createUsersRepo(db),
    items: createItemsRepo(db),
    quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
    pictureStore,
    mentionedMembers: createMentionedMembers({ memberNames: createMemberNamesRepo(db) }),
    achievements: createAchievementsRepo(db),
  };
  const log = createJsonLogger();
  return async (demoSale: DemoSale, index: number) => {
    const { key, offerPriceCents, addedAt } = demoSale;
    const owner = DEMO_MEMBERS[index % DEMO_MEMBERS.length];
    if (!owner) throw new Error('DEMO_MEMBERS is empty');
    const sharing = createSharing({ ...parts, now: () => addedAt });
    const actor = actorOf({ uid: owner.uid, isAdmin: false, planVersion: 0, suspendedUntil: null });
    const { sale, screenshot } = await withScreenshot(demoSale, index);
    const idempotencyKey = { sent: key, bound: key };
    const request = { actor, sale, screenshot, idempotencyKey, log };
    const { output } = await sharing.share(request);
    const itemId = output.item.id;
    // A drawn card would still show the price before the offer.
    if (offerPriceCents !== null && sale.cover) await addOffer(db, itemId, offerPriceCents);
    await addReactions(db, { itemId, ownerId: owner.uid, addedAt, seed: index });
    await addReports(moderation, { itemId, ownerId: owner.uid, seed: index });
  };
}
