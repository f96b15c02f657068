import { useQuery } from '@tanstack/react-query';
import { FailureCard } from '@/components/failure-card';
import { useIsHydrated } from '@/lib/hydration';
import { ApiError, errorSentence } from '@/services/api-error';
import { achievementsOfQuery } from '../api/achievements-of';
import { AchievementsCard } from './achievements-card';

/** Shows another member's achievements on their profile. Renders nothing if that member is no longer premium. */
export function MemberAchievements({ userId }: { readonly userId: string }) {
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery({
    ...achievementsOfQuery(userId),
    // If the request has already failed on the server, does not repeat it before hydration. Otherwise the first render
    // in the browser would differ from the server's HTML.
    retryOnMount: isHydrated,
  });
  if (!data && error instanceof ApiError && error.status === 403) return null;
  return (
    <AchievementsCard
      achievements={data?.achievements}
      isFetching={isFetching}
      isLocked={false}
      failure={
        !data &&
        error && (
          <FailureCard
            message={errorSentence(error, "We couldn't load the achievements.")}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
      empty="Nothing unlocked yet."
    />
  );
}
