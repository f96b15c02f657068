import { ACHIEVEMENT_COUNT } from '@contract/schemas/achievement';
import { useQuery } from '@tanstack/react-query';
import { ContentByPlan } from '@/components/content-by-plan';
import { FailureCard } from '@/components/failure-card';
import { PremiumLock } from '@/components/premium-lock';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { errorSentence } from '@/services/api-error';
import { ownAchievementsQuery } from '../api/own-achievements';
import { AchievementsCard } from './achievements-card';
import styles from './achievements-panel.module.css';

interface AchievementsPanelProps {
  /** Whether the member has Premium. Null while the session loads. */
  readonly isPremium: boolean | null;
}

/** Shows the member's own achievements. A member without Premium sees only medals and titles. */
export function AchievementsPanel({ isPremium }: AchievementsPanelProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...ownAchievementsQuery,
    enabled: isPremium !== null,
  });
  return (
    <AchievementsCard
      achievements={data?.achievements}
      isFetching={isFetching}
      isLocked={isPremium === null ? null : !isPremium}
      note={(data !== undefined || !error) && <Progress count={data?.achievements.length} />}
      lock={<ContentByPlan isPremium={isPremium} premium={null} others={<Lock />} />}
      failure={
        !data &&
        error && (
          <FailureCard
            message="We couldn’t load your achievements."
            reason={errorSentence(error, 'Please try again in a moment.')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
      empty={<>Nothing unlocked yet. Share your first item to get &ldquo;Off the Shelf&rdquo;.</>}
    />
  );
}

const Lock = () => (
  <PremiumLock>
    <p>
      You collect achievements on every plan. Premium shows what each one is for, and shows them on
      your profile.
    </p>
  </PremiumLock>
);

/** Shows how many achievements the member has unlocked. `count` is undefined while the achievements load. */
function Progress({ count }: { readonly count: number | undefined }) {
  if (count === undefined)
    return (
      <div className={styles.progress}>
        <Skeleton className={styles.unseen} />
      </div>
    );
  return (
    <p className={classNames(text.figures, styles.progress)}>
      <progress aria-hidden value={count} max={ACHIEVEMENT_COUNT} className={styles.bar} />
      {count} of {ACHIEVEMENT_COUNT} unlocked
    </p>
  );
}
