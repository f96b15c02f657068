import type { Favorite } from '@contract/schemas/favorite';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import { MemberName } from '@/components/member-name';
import { MemberPicture } from '@/components/member-picture';
import { formatMoment } from '@/lib/format';
import styles from './favorite-row.module.css';

interface FavoriteRowProps {
  readonly favorite: Favorite;
  readonly onRemove: () => void;
}

export const FavoriteRow = ({
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
