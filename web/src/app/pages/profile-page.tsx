import { pageNumber } from '@contract/schemas/pagination';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { profileQuery } from '@/features/profiles/api/profile';
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
  const page = pageNumber.safeParse(new URLSearchParams(search).get('page') ?? undefined).data ?? 1;
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery({
    // Page 1, even if another one is shown, because everyone may see it.
    ...profileQuery(username, 1),
    // The server has rendered that nobody has this name.
    retryOnMount: isHydrated,
  });
  useCurrentName(username, data?.user.username);
  if (data && !isMemberMissing(error)) {
    const isOwn = reader?.id === data.user.id;
    return <MemberProfile user={data.user} page={page} viewer={viewer} isOwn={isOwn} />;
  }
  if (!error) return <ProfileSkeleton username={username} />;
  const failure = (
    <ProfileFailure error={error} isFetching={isFetching} retry={() => void refetch()} />
  );
  if (!reader?.hasBlocked || !isMemberMissing(error)) return failure;
  return <BlockedProfile username={username} otherwise={failure} />;
}

/** Replaces an earlier name of the member, or one in another case, in the address. */
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
