import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import {
  type Profile,
  PROFILE_MESSAGES,
  type ProfilePage,
  type ProfileQuery,
} from '@contract/schemas/profile';
import { usernameSchema } from '@contract/schemas/username';
import type { UserStats } from '@contract/schemas/user-stats';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import type { ProfilesRepo } from '../../repos/profiles-repo';
import {
  type ProfileRecord,
  profileFieldsOf,
  type UsernamesRepo,
} from '../../repos/usernames-repo';
import type { ItemListReaderContext } from '../items/item-list';
import type { PageRightsCheck } from '../items/item-list-request';
import type { ItemQueries } from '../items/item-queries';
import { statsView } from '../sharing/own-item-reader';
import type { BlockedMembers } from '../blocking/blocked-members';

interface MemberProfilesDeps {
  readonly usernames: Pick<UsernamesRepo, 'ownerOf'>;
  readonly profiles: Pick<ProfilesRepo, 'get'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
  readonly itemQueries: Pick<ItemQueries, 'live' | 'owned' | 'ownedTotals'>;
  readonly pageRightsCheck: PageRightsCheck;
}

/**
 * The profiles of members. `get` and `stats` throw AppError 'not_found' for a username that nobody has, and for a
 * member whom the reader has blocked.
 */
export interface MemberProfiles {
  /**
   * Returns a profile and a page of its items. Costs only 2 reads, because the items come from memory. Also throws the
   * errors of `PageRightsCheck.demand`.
   */
  page(username: string, query: ProfileQuery, reader: ItemListReaderContext): Promise<ProfilePage>;
  /** Returns the figures of a profile. Costs 1 read. */
  stats(username: string, reader: ItemListReaderContext): Promise<UserStats>;
}

export function createMemberProfiles(deps: MemberProfilesDeps): MemberProfiles {
  const { usernames, profiles, blockedMembers, itemQueries, pageRightsCheck } = deps;

  const requireOwner = async (username: string, reader: ItemListReaderContext): Promise<string> => {
    if (!usernameSchema.safeParse(username).success) missing();
    const [uid, blocked] = await Promise.all([
      usernames.ownerOf(username),
      blockedMembers.of(reader),
    ]);
    return uid === null || blocked.ids.has(uid) ? missing() : uid;
  };

  const itemsOf = async (
    uid: string,
    { page, limit }: ProfileQuery,
    { since }: ItemListReaderContext,
  ): Promise<Pick<ProfilePage, 'items' | 'totalItems' | 'pagination'>> => {
    const range = { offset: (page - 1) * limit, limit };
    const by = { ownerId: uid, withHidden: false };
    const { items, total } = await itemQueries.owned(by, range, { since });
    const pagination = { page, pages: Math.ceil(total / limit), total, limit };
    return { items: items.map(viewOf), totalItems: total, pagination };
  };

  return {
    page: async (username, query, reader) => {
      await pageRightsCheck.demand({ page: query.page }, reader.actor);
      const uid = await requireOwner(username, reader);
      const record = (await profiles.get(uid)) ?? missing();
      // Bio and pinned items are shown for premium members only.
      const pinnedIds = record.isPremiumUser ? record.pinnedItemIds : [];
      // Starts the two queries at the same time, so that they read the same snapshot of the item index.
      const [pinned, items] = await Promise.all([
        itemQueries.live(pinnedIds, { since: reader.since }),
        itemsOf(uid, query, reader),
      ]);
      return { user: profileView(uid, record, pinned), ...items };
    },
    stats: async (username, reader) => {
      const uid = await requireOwner(username, reader);
      const by = { ownerId: uid, withHidden: false };
      return statsView(await itemQueries.ownedTotals(by, { since: reader.since }));
    },
  };
}

function profileView(uid: string, record: ProfileRecord, pinned: readonly IndexedItem[]): Profile {
  const { username, isPremiumUser } = record;
  return {
    id: uid,
    username,
    isPremiumUser,
    ...profileFieldsOf(record),
    createdAt: record.createdAt.toISOString(),
    bio: isPremiumUser ? record.bio : null,
    pinnedItems: pinned.filter(({ card }) => card.ownerId === uid).map(viewOf),
  };
}

const viewOf = ({ id, card }: IndexedItem): Item => itemView(id, card);

function missing(): never {
  throw new AppError('not_found', PROFILE_MESSAGES.missing);
}
