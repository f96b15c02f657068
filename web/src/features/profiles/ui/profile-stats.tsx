import { useQuery } from '@tanstack/react-query';
import { FailureCard } from '@/components/failure-card';
import { MemberStats } from '@/components/member-stats';
import { Card } from '@/components/surfaces';
import { memberFigures } from '@/lib/member-figures';
import { errorSentence } from '@/services/api-error';
import { profileStatsQuery } from '../api/profile';

export function ProfileStats({ username }: { readonly username: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileStatsQuery(username));
  if (!data && error)
    return (
      <Card>
        <FailureCard
          message={errorSentence(error, "We couldn't load the numbers.")}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  return (
    <MemberStats
      label="Numbers"
      figures={memberFigures(data ?? undefined)}
      isFetching={isFetching}
    />
  );
}
