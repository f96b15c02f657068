import type { CallOutput } from '@contract/endpoints/define-endpoint';
import type { linksEndpoints } from '@contract/endpoints/links';
import { achievementViews } from '../../domain/achievements/achievement-view';
import { utcDay } from '../../domain/utc-day';
import type { Actor } from '../../lib/authority';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { SharedLink, SharedLinksRepo } from '../../repos/shared-links-repo';
import type { ItemLookup } from '../items/item-lookup';

interface SharedLinkCounterDeps {
  readonly sharedLinks: SharedLinksRepo;
  readonly itemLookup: Pick<ItemLookup, 'get'>;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}

export interface SharedLinkCounter {
  /**
   * Counts a shared link, once per member, item, target and UTC day. Throws AppError 'not_found' if the item is not
   * live.
   */
  count(
    link: Omit<SharedLink, 'by' | 'day'> & { readonly actor: Actor },
  ): Promise<CallOutput<typeof linksEndpoints.countSharedLink>>;
}

export const createSharedLinkCounter = ({
  sharedLinks,
  itemLookup,
  achievements,
  now,
}: SharedLinkCounterDeps): SharedLinkCounter => ({
  count: async ({ actor, ...link }) => {
    await itemLookup.get(link.itemId);
    const at = now();
    const isNew = await sharedLinks.add({ ...link, by: actor, day: utcDay(at) });
    const unlocked = isNew ? await achievements.unlockDue({ uid: actor.uid, at }) : [];
    return { newAchievements: achievementViews(unlocked) };
  },
});
