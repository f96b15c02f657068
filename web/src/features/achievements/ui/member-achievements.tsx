import { useQuery } from '@tanstack/react-query';
import { FailureCard } from '@/components/failure-card';
import { Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { ApiError, errorSentence } from '@/services/api-error';
import { achievementsOfQuery } from '../api/achievements-of';
import { AchievementList } from './achievement-list';
import styles from './member-achievements.module.css';

/** Another member's achievements, on their profile. Nothing if they are no longer premium. */
export function MemberAchievements({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(achievementsOfQuery(userId));
  if (!data && error instanceof ApiError && error.status === 403) return null;
  return (
    <Card aria-labelledby="achievements" aria-busy={isFetching} className={styles.card}>
      <h2 id="achievements" className={classNames(text.heading, styles.title)}>
        Achievements
      </h2>
      {data && data.achievements.length > 0 && (
        <AchievementList achievements={data.achievements} isLocked={false} />
      )}
      {data?.achievements.length === 0 && <p className={styles.muted}>Nothing unlocked yet.</p>}
      {!data && error && (
        <FailureCard
          message={errorSentence(error, "We couldn't load the achievements.")}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <>
          <p role="status" className={text.screenReaderOnly}>
            Loading achievements...
          </p>
          <Skeleton className={styles.unseen} />
        </>
      )}
    </Card>
  );
}
