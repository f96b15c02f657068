import type { Viewer } from '@contract/rules/page-allowance';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { HeartIcon } from '@/components/icons';
import { PremiumLink } from '@/components/premium-lock';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { signInUrl } from '@/lib/sign-in-url';
import { failureSentence } from '@/services/failure-sentence';
import { favoriteQuery } from '../api/favorites';
import { useFavoriteChange } from '../model/use-favorite-change';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  readonly seller: { readonly id: string; readonly username: string };
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
}

/**
 * The button on a member's profile with which premium members add this member to their favorites. Free members and
 * visitors see a link to upgrade or to sign in instead. The button and the links have the same height.
 */
export function FavoriteButton({ seller, viewer }: FavoriteButtonProps) {
  const { pathname } = useLocation();
  if (viewer === 'premium') return <FavoriteToggle {...seller} />;
  if (viewer === 'free')
    return <PremiumLink className={styles.upgrade}>Upgrade to favorite sellers</PremiumLink>;
  const session = viewer === null ? 'loading' : 'signed-out';
  return (
    <>
      <VisitorPart session={session}>
        <ButtonLink variant="outline" to={signInUrl('/login', pathname)}>
          Sign in to favorite sellers
        </ButtonLink>
      </VisitorPart>
      <MemberPlaceholder session={session}>
        <Skeleton className={styles.unseen} />
      </MemberPlaceholder>
    </>
  );
}

function FavoriteToggle({ id, username }: FavoriteButtonProps['seller']) {
  const { data, error, refetch } = useQuery(favoriteQuery(id));
  const { mutate, isPending } = useFavoriteChange();
  if (!data && error)
    return (
      <FailureCard
        message={failureSentence(
          error,
          `We couldn't check whether @${username} is a favorite of yours.`,
        )}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className={styles.unseen} />;
  const { isFavorited } = data;
  return (
    <Button
      variant={isFavorited ? 'solid' : 'outline'}
      aria-pressed={isFavorited}
      className={styles.toggle}
      onClick={() => {
        // Ignores a second tap during the request, because the response to the first tap would overwrite the second
        // change.
        if (!isPending) mutate({ userId: id, isFavorited: !isFavorited });
      }}
    >
      <HeartIcon />
      {/* The label is the same in both states, because screen readers get the state from `aria-pressed`. */}
      <span>
        Favorite<span className={text.screenReaderOnly}> @{username}</span>
      </span>
    </Button>
  );
}
