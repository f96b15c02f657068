import { Navigate } from 'react-router-dom';
import { MemberStats } from '@/components/member-stats';
import { memberFigures } from '@/lib/member-figures';
import { signInAddress } from '@/lib/sign-in-address';
import { isUnauthorized } from '@/services/api-error';
import { ownItemsAddress } from '../model/own-items-address';
import { useOwnItemsPage, useOwnStats } from '../model/use-own-items';
import { OwnItemsFailure } from './own-items-notices';

export function OwnStats() {
  const address = ownItemsAddress(useOwnItemsPage());
  const { data, error, isFetching, refetch } = useOwnStats();
  if (isUnauthorized(error)) return <Navigate to={signInAddress('/login', address)} replace />;
  if (!data && error)
    return (
      <OwnItemsFailure
        message="Failed to fetch user stats"
        error={error}
        isFetching={isFetching}
        retry={() => void refetch()}
        address={address}
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
