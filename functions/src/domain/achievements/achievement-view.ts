import type { Achievement } from '@contract/schemas/achievement';
import { ACHIEVEMENTS } from './catalogue';

/** An achievement that a member has unlocked, as it is stored. */
export interface UnlockedAchievement {
  readonly id: string;
  readonly unlockedAt: Date;
}

const PLACES = new Map(ACHIEVEMENTS.map(({ id }, place) => [id, place]));

/**
 * Returns unlocked achievements in the format of the API. Leaves out achievements that the catalogue no longer
 * contains.
 */
export const achievementViews = (grants: readonly UnlockedAchievement[]): Achievement[] =>
  grants.flatMap(({ id, unlockedAt }) => {
    const kind = ACHIEVEMENTS[PLACES.get(id) ?? -1];
    if (!kind) return [];
    const { title, description, level, icon } = kind;
    const time = unlockedAt.toISOString();
    return {
      id,
      title,
      description,
      achievementLevel: level,
      icon,
      unlockedAt: time,
    };
  });

/** Returns an achievement as its owner sees it. An owner without premium sees the title, but not the description. */
export const achievementForOwner = <Texts extends { readonly description: string }>(
  achievement: Texts,
  isPremium: boolean,
): Texts => (isPremium ? achievement : { ...achievement, description: '' });
