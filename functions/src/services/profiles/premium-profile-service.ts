import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import { AppError, premiumRequiredError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { ProfilesRepo } from '../../repos/profiles-repo';

interface OwnPin {
  readonly actor: Actor;
  readonly itemId: string;
}

interface Pins {
  readonly pinnedItemIds: string[];
}

/** A member's bio and pinned items, which the profile shows while the member is premium. */
export interface PremiumProfileService {
  /**
   * Sets the bio, or removes it with ''. Idempotent. Throws AppError 'username_required' if the member has no username,
   * and 'forbidden' if a member who is not premium sets a bio.
   */
  setBio(change: { readonly actor: Actor; readonly bio: string }): Promise<{ bio: string | null }>;
  /**
   * Pins an item to the profile. Idempotent. Throws AppError 'not_found' unless it is the member's own live item, or
   * 'conflict' if the maximum number of live items is already pinned.
   */
  pin(pin: OwnPin): Promise<Pins>;
  /** Unpins an item. Idempotent. */
  unpin(pin: OwnPin): Promise<Pins>;
}

interface PremiumProfileServiceDeps {
  readonly profiles: Pick<ProfilesRepo, 'setBio' | 'pin' | 'unpin'>;
  readonly isPremium: (uid: string) => Promise<boolean>;
  readonly now: () => Date;
}

export function createPremiumProfileService({
  profiles,
  isPremium,
  now,
}: PremiumProfileServiceDeps): PremiumProfileService {
  return {
    setBio: async ({ actor, bio: text }) => {
      const bio = text === '' ? null : text;
      if (bio !== null && !(await isPremium(actor.uid))) throw premiumRequiredError();
      if (!(await profiles.setBio(actor, bio, now())))
        throw new AppError('username_required', PROFILE_MESSAGES.usernameRequired);
      return { bio };
    },
    pin: async ({ actor, itemId }) => {
      const result = await profiles.pin({ by: actor, itemId, at: now() });
      if (result.is === 'missing') throw new AppError('not_found', ITEM_MISSING_MESSAGE);
      if (result.is === 'full') throw new AppError('conflict', PROFILE_MESSAGES.pinsFull);
      return { pinnedItemIds: result.pinnedItemIds };
    },
    unpin: async ({ actor, itemId }) => ({
      pinnedItemIds: await profiles.unpin({ by: actor, itemId, at: now() }),
    }),
  };
}
