import type { Achievement } from '@contract/schemas/achievement';
import { ACHIEVEMENTS } from './catalogue';

/** An achievement that a member has unlocked. */
export interface Grant {
  readonly id: string;
  readonly unlockedAt: Date;
}

const PLACES = new Map(ACHIEVEMENTS.map(({ id }, place) => [id, place]));

/** Returns what the API sends. Leaves out what is no longer in the catalogue. */
export const achievementViews = (grants: readonly Grant[]): Achievement[] =>
  grants.flatMap(({ id, unlockedAt }) => {
    const kind = ACHIEVEMENTS[PLACES.get(id) ?? -1];
    if (!kind) return [];
    const { title, description, level, icon } = kind;
    const time = unlockedAt.toISOString();
    return { id, title, description, achievementLevel: level, icon, unlockedAt: time };
  });

/**
 * Returns what a member sees of an own achievement, in their list and in notifications: without Premium its title, but not
 * what it is for.
 */
export const shownToOwner = <Texts extends { readonly description: string }>(
  achievement: Texts,
  isPremium: boolean,
): Texts => (isPremium ? achievement : { ...achievement, description: '' });
