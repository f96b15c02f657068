import { createCommentsHandlers } from '../http/handlers/comments-handlers';
import { createLikesHandlers } from '../http/handlers/likes-handlers';
import { createLinksHandlers } from '../http/handlers/links-handlers';
import { createReportsHandlers } from '../http/handlers/reports-handlers';
import { createOwnItemsHandlers } from '../http/handlers/sharing-handlers';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createCommentsRepo } from '../repos/comments-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createLikesRepo } from '../repos/likes-repo';
import { createMemberNamesRepo } from '../repos/member-names-repo';
import { createOwnItemsRepo } from '../repos/own-items-repo';
import { createReportsRepo } from '../repos/reports-repo';
import { createSharedLinksRepo } from '../repos/shared-links-repo';
import { createComments } from '../services/comments/comments';
import { createItemDetails } from '../services/items/item-details';
import { createVisibleItems } from '../services/items/visible-items';
import { createLikes } from '../services/likes/likes';
import { createSharedLinks } from '../services/links/shared-links';
import { createMentionedMembers } from '../services/profiles/mentioned-members';
import { createReports } from '../services/reports/reports';
import { createBulkDeletions } from '../services/sharing/bulk-deletion';
import { createOwnItems } from '../services/sharing/own-items';
import type { CategoryLookup } from '../services/categories/category-lookup';
import type { Backend } from './backend';

/** Composes the handlers of calls about one item: likes, comments, shared links, reports and changes by its owner. */
export function createItemHandlers(
  { db, blockedMembers, now }: Pick<Backend, 'db' | 'blockedMembers' | 'now'>,
  categories: CategoryLookup,
) {
  const items = createItemsRepo(db);
  const achievements = createAchievementsRepo(db);
  const comments = createCommentsRepo(db);
  const itemDetails = createItemDetails({ items, now });
  const ownItems = createOwnItems({
    items,
    ownItems: createOwnItemsRepo(db),
    categories,
    achievements,
    now,
  });
  return {
    ...createLikesHandlers({
      likes: createLikes({ likes: createLikesRepo(db), itemDetails, achievements, now }),
    }),
    ...createLinksHandlers({
      sharedLinks: createSharedLinks({
        sharedLinks: createSharedLinksRepo(db),
        itemDetails,
        achievements,
        now,
      }),
    }),
    ...createReportsHandlers({
      reports: createReports({ reports: createReportsRepo(db), comments, itemDetails }),
    }),
    ...createOwnItemsHandlers({
      ownItems,
      bulkDeletions: createBulkDeletions({ ownItems }),
    }),
    ...createCommentsHandlers({
      comments: createComments({
        comments,
        itemDetails,
        mentionedMembers: createMentionedMembers({ memberNames: createMemberNamesRepo(db) }),
        visibleItems: createVisibleItems({ itemDetails, blockedMembers }),
        achievements,
        now,
      }),
    }),
  };
}
