import type { Favorite } from '@contract/schemas/favorite';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ContentByPlan } from '@/components/content-by-plan';
import { FailureCard } from '@/components/failure-card';
import { CloseIcon } from '@/components/icons';
import { MemberName } from '@/components/member-name';
import { MemberPicture } from '@/components/member-picture';
import { PremiumLock } from '@/components/premium-lock';
import { SavedResponseNotice } from '@/components/saved-response-notice';
import { Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { errorSentence, savedAtOf } from '@/services/api-error';
import { favoritesQuery } from '../api/favorites';
import { useFavoriteChange } from '../model/use-favorite-change';
import styles from './favorites-panel.module.css';

interface FavoritesPanelProps {
  /** Whether the member has Premium. Null while the session loads. */
  readonly isPremium: boolean | null;
}

/**
 * Lists the member's favorite sellers. Members without Premium see a notice about this benefit of Premium instead, and
 * the app requests no favorites for them.
 */
export function FavoritesPanel({ isPremium }: FavoritesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card aria-labelledby="favorites" className={styles.panel}>
      <h2
        ref={heading}
        // The account menu links to this id.
        id="favorites"
        tabIndex={-1}
        className={classNames(text.heading, styles.title)}
      >
        Favorite Sellers
      </h2>
      <ContentByPlan
        isPremium={isPremium}
        premium={
          <div className={styles.list}>
            {isPremium === null ? (
              <Skeletons />
            ) : (
              // Focuses the panel's heading, because the button with the focus disappears with the seller's row.
              <FavoriteList onRemove={() => heading.current?.focus({ preventScroll: true })} />
            )}
          </div>
        }
        others={
          <PremiumLock>
            <p>Keep the sellers you like in one place, with a link to what they share.</p>
          </PremiumLock>
        }
      />
    </Card>
  );
}

function FavoriteList({ onRemove }: { readonly onRemove: () => void }) {
  /**
   * The cursors of the shown pages. A page has the favorites that were added before the time in its cursor. The cursor
   * of the first page is null.
   */
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  const pages = useQueries({ queries: starts.map(favoritesQuery) });
  const { mutate } = useFavoriteChange();
  const last = pages.at(-1);
  const favorites = pages.flatMap(({ data }) => data?.favorites ?? []);
  const next = last?.data?.next ?? null;
  const savedAt = last ? savedAtOf(last) : null;
  const isLoading = last?.isPending ?? false;
  return (
    <>
      {favorites.length > 0 && (
        <ul aria-label="Favorite sellers" className={styles.rows}>
          {favorites.map((favorite) => (
            <FavoriteRow
              key={favorite.id}
              favorite={favorite}
              onRemove={() => {
                mutate({ userId: favorite.id, isFavorited: false });
                onRemove();
              }}
            />
          ))}
        </ul>
      )}
      {isLoading && <Skeletons />}
      {last && !last.data && last.error && (
        <FailureCard
          message={errorSentence(last.error, "We couldn't load your favorite sellers.")}
          busy={last.isFetching}
          onRetry={() => void last.refetch()}
        />
      )}
      {favorites.length === 0 && last?.data && next === null && (
        <p className={styles.empty}>
          No favorite sellers yet. Open a member&apos;s profile and choose Favorite.
        </p>
      )}
      {next !== null && (
        <Button variant="outline" size="sm" onClick={() => setStarts([...starts, next])}>
          Show More
        </Button>
      )}
      {last && savedAt !== null && (
        <SavedResponseNotice
          savedAt={savedAt}
          isFetching={last.isFetching}
          onRetry={() => void last.refetch()}
        />
      )}
    </>
  );
}

const SKELETONS = 3;

const Skeletons = () => (
  <div className={styles.rows}>
    <p role="status" className={text.screenReaderOnly}>
      Loading favorite sellers...
    </p>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} data-testid="favorite-skeleton" className={styles.unseen} />
    ))}
  </div>
);

interface FavoriteRowProps {
  readonly favorite: Favorite;
  readonly onRemove: () => void;
}

const FavoriteRow = ({
  favorite: { favoriteUsername: username, profileImageUrl, isPremiumUser, createdAt },
  onRemove,
}: FavoriteRowProps) => (
  <li className={styles.row}>
    <MemberPicture member={{ username, customProfileImageUrl: profileImageUrl }} />
    <span className={styles.facts}>
      <MemberName member={{ username, isPremiumUser }} />
      <span className={styles.since}>
        Since <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </span>
    </span>
    <Button
      variant="plain"
      size="sm"
      aria-label={`Remove @${username} from favorites`}
      className={styles.remove}
      onClick={onRemove}
    >
      <CloseIcon />
    </Button>
  </li>
);
