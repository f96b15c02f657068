import { ACHIEVEMENT_COUNT, type Achievement } from '@contract/schemas/achievement';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FailureCard } from '@/components/failure-card';
import { PremiumLock } from '@/components/premium-lock';
import { Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { errorSentence } from '@/services/api-error';
import { ownAchievementsQuery } from '../api/own-achievements';
import { AchievementList } from './achievement-list';
import styles from './achievements-panel.module.css';

/** The member's own achievements. A member without Premium sees the titles only. */
export function AchievementsPanel({ isPremium }: { readonly isPremium: boolean }) {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useQuery(ownAchievementsQuery);
  return (
    <Card aria-labelledby={headingId} aria-busy={isFetching} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={headingId} className={classNames(text.heading, styles.title)}>
          Achievements
        </h2>
        {data && <Progress count={data.achievements.length} />}
      </div>
      {data && <Unlocked achievements={data.achievements} isLocked={!isPremium} />}
      {!data && error && (
        <FailureCard
          message="We couldn’t load your achievements."
          reason={errorSentence(error, 'Please try again in a moment.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <AchievementsSkeleton />}
    </Card>
  );
}

const Progress = ({ count }: { readonly count: number }) => (
  <p className={classNames(text.figures, styles.progress)}>
    <progress aria-hidden value={count} max={ACHIEVEMENT_COUNT} className={styles.bar} />
    {count} of {ACHIEVEMENT_COUNT} unlocked
  </p>
);

function Unlocked({
  achievements,
  isLocked,
}: {
  readonly achievements: readonly Achievement[];
  readonly isLocked: boolean;
}) {
  return (
    <>
      {isLocked && (
        <PremiumLock>
          <p>
            You collect achievements on every plan. Premium shows what each one is for, and shows
            them on your profile.
          </p>
        </PremiumLock>
      )}
      {achievements.length > 0 ? (
        <AchievementList achievements={achievements} isLocked={isLocked} />
      ) : (
        <p className={styles.muted}>
          Nothing unlocked yet. Share your first item to get &ldquo;Off the Shelf&rdquo;.
        </p>
      )}
    </>
  );
}

const PLACEHOLDERS = 9;

function AchievementsSkeleton() {
  return (
    <div className={styles.placeholders}>
      <span role="status" className={text.screenReaderOnly}>
        Loading achievements...
      </span>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} data-testid="achievement-skeleton" className={styles.placeholder} />
      ))}
    </div>
  );
}
