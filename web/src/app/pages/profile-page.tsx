import { pageNumberIn } from '@contract/rules/page-search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { profileQuery } from '@/features/profiles/api/profile';
import { useBlockedMemberKeys } from '@/features/profiles/model/blocked-member-keys';
import { BlockedProfile } from '@/features/profiles/ui/blocked-profile';
import { isMemberMissing, ProfileFailure } from '@/features/profiles/ui/profile-failure';
import { ProfileSkeleton } from '@/features/profiles/ui/profile-header';
import { useIsHydrated } from '@/lib/hydration';
import { usePageTitle } from '@/lib/use-page-title';
import { MemberProfile } from '../profiles/member-profile';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { username = '' } = useParams();
  usePageTitle(`@${username}`);
  return (
    <div className={styles.page}>
      <BackLink to="/">Back to Items</BackLink>
      <Profile username={username} />
    </div>
  );
}

function Profile({ username }: { readonly username: string }) {
  const viewer = useViewer();
  const { user: reader } = useCurrentUser();
  const { search } = useLocation();
  const page = pageNumberIn(new URLSearchParams(search));
  const isHydrated = useIsHydrated();
  const client = useQueryClient();
  const hidden = useBlockedMemberKeys(reader?.hasBlocked ?? false);
  // Requests only page 1 of the member's items here. Everyone may see page 1, but further pages need a sign-in or
  // Premium.
  const query = profileQuery(username, 1);
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    // Until hydration, the page shows what the server rendered, including a 404 page.
    retryOnMount: isHydrated,
  });
  useCurrentName(username, data?.user.username);
  const skeleton = <ProfileSkeleton username={username} />;
  if (data && !isMemberMissing(error)) {
    // The server has rendered the profile as visitors see it. If the reader has blocked members, shows this profile
    // only if its member is not one of them.
    if (reader?.hasBlocked && client.getQueryState(query.queryKey)?.isInvalidated) {
      if (hidden === null) return skeleton;
      if (hidden.usernames.has(data.user.username.toLowerCase()))
        return <BlockedProfile username={username} otherwise={skeleton} />;
    }
    const isOwn = reader?.id === data.user.id;
    return <MemberProfile user={data.user} page={page} viewer={viewer} isOwn={isOwn} />;
  }
  if (!error) return skeleton;
  const failure = (
    <ProfileFailure error={error} isFetching={isFetching} retry={() => void refetch()} />
  );
  if (!reader?.hasBlocked || !isMemberMissing(error)) return failure;
  return <BlockedProfile username={username} otherwise={failure} />;
}

/**
 * Replaces the username in the URL with the member's current username. The URL may contain an old username, or differ
 * in letter case.
 */
function useCurrentName(username: string, current: string | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  useEffect(() => {
    if (current === undefined || current === username) return;
    const known = client.getQueryData(profileQuery(username, 1).queryKey);
    client.setQueryData(profileQuery(current, 1).queryKey, known);
    void navigate(`/user/${current}${search}`, { replace: true, state });
  }, [client, navigate, username, current, search, state]);
}
