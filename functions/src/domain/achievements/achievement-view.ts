import type { Achievement } from '@contract/schemas/achievement';
import { ACHIEVEMENTS } from './catalogue';

/** An achievement that a member has unlocked. */
export interface UnlockedAchievement {
  readonly id: string;
  readonly unlockedAt: Date;
}

const PLACES = new Map(ACHIEVEMENTS.map(({ id }, place) => [id, place]));

/** Returns unlocked achievements as the API sends them. Leaves out achievements that are no longer in the catalogue. */
export const achievementViews = (grants: readonly UnlockedAchievement[]): Achievement[] =>
  grants.flatMap(({ id, unlockedAt }) => {
    const kind = ACHIEVEMENTS[PLACES.get(id) ?? -1];
    if (!kind) return [];
    const { title, description, level, icon } = kind;
    const time = unlockedAt.toISOString();
    return { id, title, description, achievementLevel: level, icon, unlockedAt: time };
  });

/** Returns an achievement as its owner sees it. Without Premium, the owner sees the title but not the description. */
export const shownToOwner = <Texts extends { readonly description: string }>(
  achievement: Texts,
  isPremium: boolean,
): Texts => (isPremium ? achievement : { ...achievement, description: '' });
