import {
  type Favorite,
  FAVORITE_MESSAGES,
  type FavoriteList,
  FAVORITES_MAX,
} from '@contract/schemas/favorite';
import { formatMicros, parseMicros } from '../../domain/items/item-index/micros';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { FavoritesRepo, StoredFavorite } from '../../repos/favorites-repo';
import type { ProfilesRepo } from '../../repos/profiles-repo';
import type { ProfileRecord } from '../../repos/usernames-repo';
import type { BlockedMembers, ReaderContext } from '../blocking/blocked-members';

export interface Follower extends ReaderContext {
  readonly actor: Actor;
}

interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
}

export interface Favorites {
  /**
   * Returns a page of favorites. Leaves out members who are gone or whom the reader has blocked, so a page can be
   * shorter than its limit.
   */
  list(page: Page, reader: Follower): Promise<FavoriteList>;
  check(sellerId: string, reader: Follower): Promise<{ isFavorited: boolean }>;
  /**
   * Adds a favorite. Idempotent. Throws AppError 'bad_request' if members add themselves, 'not_found' for a member who
   * has no username or whom the reader has blocked, or 'conflict' at the maximum number of favorites, which concurrent
   * calls can exceed by a few. Does not check whether the seller has blocked the reader, so that the reader cannot find
   * out.
   */
  add(sellerId: string, reader: Follower): Promise<{ isFavorited: boolean }>;
  /** Removes a favorite. Idempotent. */
  remove(sellerId: string, reader: Follower): Promise<{ isFavorited: boolean }>;
}

interface FavoritesDeps {
  readonly favorites: FavoritesRepo;
  readonly profiles: Pick<ProfilesRepo, 'get' | 'byId'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}

export function createFavoritesService({
  favorites,
  profiles,
  blockedMembers,
}: FavoritesDeps): Favorites {
  const requireSeller = async (sellerId: string, reader: Follower) => {
    const [profile, blocked] = await Promise.all([
      profiles.get(sellerId),
      blockedMembers.of(reader),
    ]);
    if (!profile || blocked.ids.has(sellerId))
      throw new AppError('not_found', FAVORITE_MESSAGES.missing);
  };

  const requirePlace = async (uid: string, sellerId: string) => {
    const isFull = (await favorites.count(uid)) >= FAVORITES_MAX;
    if (isFull && !(await favorites.has(uid, sellerId)))
      throw new AppError('conflict', FAVORITE_MESSAGES.full);
  };

  return {
    list: async ({ limit, after }, reader) => {
      const [stored, blocked] = await Promise.all([
        favorites.list(reader.actor.uid, limit, after === undefined ? null : parseMicros(after)),
        blockedMembers.of(reader),
      ]);
      const shown = stored.filter(({ sellerId }) => !blocked.ids.has(sellerId));
      const members = await profiles.byId(shown.map(({ sellerId }) => sellerId));
      const last = stored.at(-1);
      return {
        favorites: shown.flatMap((favorite) => viewOf(favorite, members.get(favorite.sellerId))),
        next: last && stored.length === limit ? formatMicros(last.createdAt) : null,
      };
    },
    check: async (sellerId, { actor }) => ({
      isFavorited: await favorites.has(actor.uid, sellerId),
    }),
    add: async (sellerId, reader) => {
      const { uid } = reader.actor;
      if (uid === sellerId) throw oneself();
      await requireSeller(sellerId, reader);
      await requirePlace(uid, sellerId);
      await favorites.add(reader.actor, sellerId);
      return { isFavorited: true };
    },
    remove: async (sellerId, { actor }) => {
      await favorites.remove(actor, sellerId);
      return { isFavorited: false };
    },
  };
}

/** Returns a list with the favorite in the form of the API, or an empty list if the seller is gone. */
function viewOf(
  { sellerId: id, createdAt }: StoredFavorite,
  profile: ProfileRecord | undefined,
): Favorite[] {
  if (!profile) return [];
  const profileImageUrl = profile.customProfileImageUrl ?? profile.profileImageUrl;
  const at = new Date(createdAt / 1000).toISOString();
  const { username: favoriteUsername, isPremiumUser } = profile;
  return [{ id, favoriteUsername, profileImageUrl, isPremiumUser, createdAt: at }];
}

function oneself(): AppError {
  const message = FAVORITE_MESSAGES.oneself;
  return new AppError('bad_request', message, {
    issues: [{ path: ['params', 'userId'], message }],
  });
}
