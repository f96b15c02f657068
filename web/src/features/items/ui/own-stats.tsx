import { Navigate } from 'react-router-dom';
import { MemberStats } from '@/components/member-stats';
import { memberFigures } from '@/lib/member-figures';
import { signInUrl } from '@/lib/sign-in-url';
import { isUnauthorized } from '@/services/api-error';
import { ownItemsUrl } from '../model/own-items-url';
import { useOwnItemsPage, useOwnStats } from '../model/use-own-items';
import { OwnItemsFailure } from './own-items-notices';

export function OwnStats() {
  const url = ownItemsUrl(useOwnItemsPage());
  const { data, error, isFetching, refetch } = useOwnStats();
  if (isUnauthorized(error)) return <Navigate to={signInUrl('/login', url)} replace />;
  if (!data && error)
    return (
      <OwnItemsFailure
        message="Failed to fetch user stats"
        error={error}
        isFetching={isFetching}
        retry={() => void refetch()}
        url={url}
      />
    );
  return (
    <MemberStats
      label="Your numbers"
      figures={memberFigures(data ?? undefined)}
      isFetching={isFetching}
    />
  );
}
