import { pageNumberQuery } from '@contract/rules/page-search';
import type { Viewer } from '@contract/rules/page-allowance';
import type { Item } from '@contract/schemas/item';
import type { Profile } from '@contract/schemas/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import text from '@/components/text.module.css';
import { MemberAchievements } from '@/features/achievements/ui/member-achievements';
import { FavoriteButton } from '@/features/favorites/ui/favorite-button';
import { removeCachedItemsOf } from '@/features/items/model/hide-items';
import { ItemGrid } from '@/features/items/ui/item-grid';
import { PagedItems } from '@/features/items/ui/paged-items';
import { profileQuery } from '@/features/profiles/api/profile';
import { usePinActions } from '@/features/profiles/model/use-pin-actions';
import { MemberMenu } from '@/features/profiles/ui/member-menu';
import { PinnedItems } from '@/features/profiles/ui/pinned-items';
import { ProfileHeader } from '@/features/profiles/ui/profile-header';
import { ProfileStats } from '@/features/profiles/ui/profile-stats';
import { ITEM_SLOTS } from '../items/item-actions';

interface MemberProfileProps {
  readonly user: Profile;
  readonly page: number;
  readonly viewer: Viewer | null;
  readonly isOwn: boolean;
}

/** The public profile of a member, with the buttons that the reader may use. */
export function MemberProfile({ user, page, viewer, isOwn }: MemberProfileProps) {
  const { username } = user;
  const pageQuery = useCallback((number: number) => profileQuery(username, number), [username]);
  const pageUrl = useCallback(
    (number: number) => `/user/${username}${pageNumberQuery(number)}`,
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
        page={page}
        pageQuery={pageQuery}
        pageUrl={pageUrl}
        viewer={viewer}
        slots={ITEM_SLOTS}
        empty={
          <Notice title="No Items Yet">
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
    Edit Profile
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
            removeCachedItemsOf(client, new Set([username.toLowerCase()]));
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

interface PinnedProfileItemsProps {
  readonly items: readonly Item[];
  readonly isOwn: boolean;
}

/** The pinned items of a profile. On the reader's own profile, each item has a button that unpins it. */
function PinnedProfileItems({ items, isOwn }: PinnedProfileItemsProps) {
  const { change, busyWith } = usePinActions();
  const unpin = async (item: Item) => {
    const isLast = items.length === 1;
    const heading = document.getElementById(isLast ? 'paged-items' : 'pinned-items');
    // Focuses the heading of the pinned items, or of the other items if no pinned item is left, because the focused
    // button disappears together with its item.
    if (await change('unpin', item.id)) heading?.focus({ preventScroll: true });
  };
  const below = (item: Item) => (
    <Button
      variant="outline"
      size="sm"
      busy={busyWith === item.id}
      onClick={() => void unpin(item)}
    >
      Unpin<span className={text.screenReaderOnly}> {item.title}</span>
    </Button>
  );
  return (
    <PinnedItems>
      <ItemGrid
        label="Pinned"
        items={items}
        ad={null}
        slots={ITEM_SLOTS}
        {...(isOwn && { below })}
      />
    </PinnedItems>
  );
}
