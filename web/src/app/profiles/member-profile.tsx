import { pageSearch } from '@contract/rules/page-search';
import type { Viewer } from '@contract/rules/page-allowance';
import type { Profile } from '@contract/schemas/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import { MemberAchievements } from '@/features/achievements/ui/member-achievements';
import { FavoriteButton } from '@/features/favorites/ui/favorite-button';
import { hideItemsOf } from '@/features/items/model/hide-items';
import { PagedItems } from '@/features/items/ui/paged-items';
import { profileQuery } from '@/features/profiles/api/profile';
import { MemberMenu } from '@/features/profiles/ui/member-menu';
import { ProfileHeader } from '@/features/profiles/ui/profile-header';
import { ProfileStats } from '@/features/profiles/ui/profile-stats';
import { ITEM_SLOTS } from '../items/item-actions';
import { PinnedProfileItems } from './pinned-profile-items';

interface MemberProfileProps {
  readonly user: Profile;
  readonly page: number;
  readonly viewer: Viewer | null;
  readonly isOwn: boolean;
}

/** What everyone sees of a member, with what the reader can do. */
export function MemberProfile({ user, page, viewer, isOwn }: MemberProfileProps) {
  const { username } = user;
  const pageQuery = useCallback((number: number) => profileQuery(username, number), [username]);
  const pageAddress = useCallback(
    (number: number) => `/user/${username}${pageSearch(number)}`,
    [username],
  );
  return (
    <>
      <ProfileHeader
        user={user}
        actions={isOwn ? <EditProfile /> : <OthersActions user={user} viewer={viewer} />}
      />
      <ProfileStats username={username} />
      {user.isPremiumUser && <MemberAchievements userId={user.id} />}
      {user.pinnedItems.length > 0 && <PinnedProfileItems items={user.pinnedItems} isOwn={isOwn} />}
      <PagedItems
        key={username}
        title="Recent Items"
        {...{ page, pageQuery, pageAddress, viewer }}
        slots={ITEM_SLOTS}
        empty={
          <Notice title="No items yet">
            <p>
              {isOwn ? 'What you share appears here.' : `@${username} has nothing to show now.`}
            </p>
          </Notice>
        }
      />
    </>
  );
}

const EditProfile = () => (
  <ButtonLink variant="outline" to="/account-settings">
    Edit profile
  </ButtonLink>
);

function OthersActions({ user, viewer }: Pick<MemberProfileProps, 'user' | 'viewer'>) {
  const client = useQueryClient();
  const { username } = user;
  return (
    <>
      <FavoriteButton seller={user} viewer={viewer} />
      {viewer !== null && viewer !== 'visitor' && (
        <MemberMenu
          username={username}
          of={`@${username}`}
          onBlocked={() => {
            hideItemsOf(client, new Set([username.toLowerCase()]));
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
